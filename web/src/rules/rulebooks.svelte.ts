/** The rules of games to read: fetched when first asked for, and which place in them is open over the page. */
import * as server from "../server/http";
import type { Language, ShownRules, ShownSection } from "../server/wire";

export interface Place {
  game: string;
  /** A section, or a message of the game that leads to one; null for the beginning. */
  about: string | null;
}

class Rulebooks {
  /** What is read over the page. */
  open = $state.raw<Place | null>(null);
  readonly #books = new Map<string, Promise<ShownRules>>();

  /** The rules of a game; what could not be fetched is asked for again next time. */
  find(game: string, language: Language): Promise<ShownRules> {
    const key = `${game} ${language}`;
    let book = this.#books.get(key);
    if (!book) {
      book = server.getRules(game, language);
      this.#books.set(key, book);
      book.catch(() => this.#books.delete(key));
    }
    return book;
  }
}

export const rulebooks = new Rulebooks();

/** The address of a place in the rules. */
export function rulesAddress({ game, about }: Place): string {
  return `/rules/${encodeURIComponent(game)}${about === null ? "" : `#${encodeURIComponent(about)}`}`;
}

/** The section that something leads to: its own name, that of a message, or that of a kind of things on the board. */
export function sectionOf(book: ShownRules, about: string | null): string | null {
  if (about === null) return null;
  const kind = about.startsWith("element-") ? about.split(":")[0] : undefined;
  return book.leads[about] ?? book.leads[kind ?? ""] ?? book.sections.find(({ id }) => id === about)?.id ?? null;
}

export interface Chapter extends ShownSection {
  parts: ShownSection[];
}

/** Sections as chapters with their parts. */
export function chaptersOf(sections: readonly ShownSection[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const section of sections) {
    const chapter = chapters.at(-1);
    if (section.level > 2 && chapter) chapter.parts.push(section);
    else chapters.push({ ...section, parts: [] });
  }
  return chapters;
}

/** The words of a text in HTML, for finding something in it. */
function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent;
}

const known = new WeakMap<ShownSection, string>();

/** The sections in which every word occurs; all of them without words. */
export function matching(sections: readonly ShownSection[], wanted: string): ShownSection[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return sections.filter((section) => {
    let text = known.get(section);
    if (text === undefined) {
      text = `${section.title} ${wordsOf(section.html)}`.toLocaleLowerCase();
      known.set(section, text);
    }
    return words.every((word) => text.includes(word));
  });
}
