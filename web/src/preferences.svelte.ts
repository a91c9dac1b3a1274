/** What somebody likes, kept in this browser. */
import { LANGUAGES, type Language } from "./server/wire";

export type Scheme = "system" | "light" | "dark";

interface Kept {
  language: Language;
  scheme: Scheme;
  /** Show what a choice would do before it is made. */
  preview: boolean;
  /** Choose first, then confirm. */
  confirm: boolean;
  sound: boolean;
  notifications: boolean;
  /** Draw every game by its panels, without its board. */
  plain: boolean;
}

const PLACE = "pessoi";

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

/** What is kept, as far as it can be read and makes sense. */
export function readKept(words: string | null): Kept {
  const kept: Kept = {
    language: preferredLanguage(),
    scheme: "system",
    preview: true,
    confirm: false,
    sound: false,
    notifications: false,
    plain: false,
  };
  let found: unknown;
  try {
    found = JSON.parse(words ?? "{}");
  } catch {
    return kept;
  }
  if (typeof found !== "object" || found === null) return kept;
  const given = found as Partial<Record<keyof Kept, unknown>>;
  if (given.language === "en" || given.language === "de") kept.language = given.language;
  if (given.scheme === "light" || given.scheme === "dark") kept.scheme = given.scheme;
  for (const name of ["preview", "confirm", "sound", "notifications", "plain"] as const) {
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
