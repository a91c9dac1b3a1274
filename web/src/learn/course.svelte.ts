/** How far somebody is in the lesson of a table: which of its steps were read, kept in this browser. */
import type { DueStep } from "../server/wire";

interface Kept {
  /** The ply at which each step was shown that waits for a choice; -1 for one that was read. */
  read: Record<string, number>;
  /** Whether the lesson was put aside. */
  isAside: boolean;
}

const READ = -1;

function readKept(words: string | null): Kept {
  try {
    const found = JSON.parse(words ?? "{}") as Partial<Kept>;
    return { read: { ...found.read }, isAside: found.isAside === true };
  } catch {
    return { read: {}, isAside: false };
  }
}

export class LessonCourse {
  #kept = $state.raw<Kept>({ read: {}, isAside: false });
  readonly #place: string;

  constructor(table: string) {
    this.#place = `pessoi-lesson-${table}`;
    this.#kept = readKept(localStorage.getItem(this.#place));
  }

  get isAside(): boolean {
    return this.#kept.isAside;
  }

  /** Put the lesson aside, or take it up again. */
  set isAside(isAside: boolean) {
    this.#keep({ ...this.#kept, isAside });
  }

  /** Whether a step is behind somebody who has made so many choices; who takes a choice back is asked for it again. */
  isRead(name: string, ply: number): boolean {
    const at = this.#kept.read[name];
    return at !== undefined && at < ply;
  }

  /** The first step that fits and is unread. */
  stepAt(due: readonly DueStep[], ply: number): DueStep | null {
    return due.find(({ name }) => !this.isRead(name, ply)) ?? null;
  }

  /** A step was read, and makes room for the next. */
  turn({ name }: DueStep): void {
    this.#note(name, READ);
  }

  /** A step that waits for a choice is shown; it is read once there is one choice more. */
  wait({ name }: DueStep, ply: number): void {
    this.#note(name, ply);
  }

  #note(name: string, at: number): void {
    if (this.#kept.read[name] !== at) this.#keep({ ...this.#kept, read: { ...this.#kept.read, [name]: at } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(this.#place, JSON.stringify(kept));
  }
}
