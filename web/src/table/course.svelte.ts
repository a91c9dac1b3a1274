/** The course of a match: its positions, fetched many at a time and kept, so that a step is drawn at once. */
import { SvelteMap } from "svelte/reactivity";

import { changed } from "../server/changes";
import type { Scene, ShownEvent, ShownStep } from "../server/wire";
import { keepEqual } from "../steady";

/** How many positions are fetched at a time. */
export const PART = 50;

interface Part {
  /** What had happened before the second of its positions. */
  before: ShownEvent[];
  /** Its positions; each but the first has only the events that led to it. */
  scenes: Scene[];
  /** Where turns begin in it. */
  turns: number[];
}

export class Course {
  readonly #parts = new SvelteMap<number, Part>();
  readonly #asked = new Map<number, Promise<void>>();

  constructor(
    readonly plies: number,
    private readonly fetch: (first: number, count: number) => Promise<ShownStep[]>,
  ) {}

  /** The position after so many choices, with all that had happened; null until it is there. */
  at(ply: number): Scene | null {
    const part = this.#parts.get(Math.floor(ply / PART));
    const scene = part?.scenes[ply % PART];
    return part && scene ? { ...scene, events: eventsUntil(part, ply % PART) } : null;
  }

  /** What led to this position from the one before. */
  newsAt(ply: number): ShownEvent[] {
    return this.at(ply)?.events.filter((event) => event.ply === ply) ?? [];
  }

  /** All that happens in the positions that are there, from the first one on without a gap. */
  get events(): ShownEvent[] {
    for (let number = Math.floor(this.plies / PART); number >= 0; number--) {
      const part = this.#parts.get(number);
      if (part) return eventsUntil(part, part.scenes.length - 1);
    }
    return [];
  }

  /** Where turns begin, as far as positions are there. */
  get turns(): number[] {
    return [...this.#parts].sort(([one], [other]) => one - other).flatMap(([, { turns }]) => turns);
  }

  /** The last position that is there, from this one on without a gap. */
  lastFrom(ply: number): number {
    let next = Math.floor(ply / PART);
    while (this.#parts.has(next)) next++;
    return Math.max(ply, Math.min(this.plies, next * PART - 1));
  }

  /** Fetch the part a position is in, and then all others, nearest first. */
  async load(ply: number): Promise<void> {
    const here = Math.floor(ply / PART);
    await this.#fetch(here);
    for (let number = here + 1; number * PART <= this.plies; number++) await this.#fetch(number);
    for (let number = here - 1; number >= 0; number--) await this.#fetch(number);
  }

  #fetch(number: number): Promise<void> {
    const asked = this.#asked.get(number) ?? this.#take(number);
    this.#asked.set(number, asked);
    return asked;
  }

  async #take(number: number): Promise<void> {
    try {
      const steps = await this.fetch(number * PART, PART);
      this.#parts.set(number, partOf(steps, this.#parts.get(number - 1)?.scenes.at(-1)));
    } catch (error) {
      this.#asked.delete(number);
      throw error;
    }
  }
}

/** Positions with whole views, made of what differs; parts that are equal are the same objects throughout. */
function partOf(steps: ShownStep[], before: Scene | undefined): Part {
  const scenes: Scene[] = [];
  for (const { scene, changes } of steps) {
    const last = scenes.at(-1);
    if (last && changes) scenes.push({ ...scene, view: changed(last.view, changes) });
    else scenes.push({ ...scene, view: keepEqual(before?.view, scene.view) });
  }
  const turns = steps.flatMap(({ scene, begins_turn }) => (begins_turn ? [scene.ply] : []));
  return { before: scenes[0]?.events ?? [], scenes, turns };
}

function eventsUntil({ before, scenes }: Part, place: number): ShownEvent[] {
  return [...before, ...scenes.slice(1, place + 1).flatMap((scene) => scene.events)];
}
