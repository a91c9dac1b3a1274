/** What somebody likes, kept in this browser. */
import { standsStill } from "./look/motion";
import type { Language } from "./server/wire";
import { LANGUAGES } from "./text/texts.svelte";

export type Scheme = "system" | "light" | "dark";

/** How fast one sees what others did. */
export const PACES = ["at-once", "quick", "calm"] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  language: Language;
  scheme: Scheme;
  /** Show what a choice would do before it is made. */
  preview: boolean;
  /** Choose first, then confirm. */
  confirm: boolean;
  sound: boolean;
  /** A few notes when it is one's turn and one looks elsewhere, even without other sounds. */
  call: boolean;
  notifications: boolean;
  /** How fast others' moves are played; until somebody says, as the system wants things to move. */
  pace: Pace | null;
  /** Draw every game by its panels, without its board. */
  plain: boolean;
}

const PLACE = "pessoi";

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** What is kept, as far as it can be read and makes sense. */
export function readKept(words: string | null): Kept {
  const kept: Kept = {
    language: preferredLanguage(),
    scheme: "system",
    preview: true,
    confirm: false,
    sound: false,
    call: true,
    notifications: false,
    plain: false,
    pace: null,
  };
  let found: unknown;
  try {
    found = JSON.parse(words ?? "{}");
  } catch {
    return kept;
  }
  if (typeof found !== "object" || found === null) return kept;
  const given = found as Partial<Record<keyof Kept, unknown>>;
  kept.language = LANGUAGES.find((language) => language === given.language) ?? kept.language;
  if (given.scheme === "light" || given.scheme === "dark") kept.scheme = given.scheme;
  kept.pace = PACES.find((pace) => pace === given.pace) ?? null;
  for (const name of ["preview", "confirm", "sound", "call", "notifications", "plain"] as const) {
    if (typeof given[name] === "boolean") kept[name] = given[name];
  }
  return kept;
}

class Preferences {
  #kept = $state<Kept>(readKept(localStorage.getItem(PLACE)));

  /** Whether the address asks for tables instead of boards, whatever is kept. */
  readonly #isPlainAsked = new URLSearchParams(location.search).has("plain");

  constructor() {
    this.#showScheme();
  }

  /** Whether games are drawn by their panels, without a board. */
  get isPlain(): boolean {
    return this.#isPlainAsked || this.#kept.plain;
  }

  /** How fast others' moves are played. */
  get pace(): Pace {
    return this.#kept.pace ?? (standsStill() ? "at-once" : "quick");
  }

  get<Name extends keyof Kept>(name: Name): Kept[Name] {
    return this.#kept[name];
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.#kept[name] = value;
    localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    if (name === "scheme") this.#showScheme();
  }

  #showScheme(): void {
    const { scheme } = this.#kept;
    if (scheme === "system") delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = scheme;
  }
}

export const preferences = new Preferences();
