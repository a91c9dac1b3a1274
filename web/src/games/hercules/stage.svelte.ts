/** What moves: the events of an update, turned into motions of dice and apprentices. */
import type { Motion } from "../../look/motion";
import type { ShownEvent } from "../../server/wire";
import { path } from "./layout";

export interface Run {
  /** The columns passed, first and last included. */
  columns: number[];
  /** Of which turn: Hades may run twice in one. */
  ply: number;
  count: number;
}

/** A die by its row and place there, `WHITE` for the white one. */
export type DieKey = `${number}-${number}`;

const HADES = 1;
export const WHITE = 2;

export class Stage {
  motions = $state.raw<Record<DieKey, Motion>>({});
  runs = $state.raw<Record<number, Run>>({});
  #count = 0;

  /** Takes in the events of one update. */
  play(events: readonly ShownEvent[]): void {
    if (events.length === 0) return;
    this.#count++;
    const motions = { ...this.motions };
    const runs = { ...this.runs };
    const move = (row: number, die: number, kind: Motion["kind"]): void => {
      motions[`${row}-${die}`] = { kind, count: this.#count };
    };
    const run = (row: number, ply: number, from: number, to: number): void => {
      const last = runs[row];
      const before = last?.count === this.#count && last.ply === ply ? last.columns.slice(0, -1) : [];
      runs[row] = { columns: [...before, ...path(from, to)], ply, count: this.#count };
    };
    for (const { ply, name, values } of events) {
      const { seat = 0, die = 0, old = 0, new: to = 0, other = 0 } = values;
      if (name === "rolled") for (const each of [0, 1]) move(seat, each, "roll");
      else if (name === "hades-rolled") for (const each of [0, WHITE]) move(HADES, each, "roll");
      else if (name === "took-white-die") move(seat, WHITE, "roll");
      else if (name === "die-changed") move(seat, die, "turn");
      else if (name === "copied" && other !== seat) for (const each of [0, 1]) move(seat, each, "turn");
      else if (name === "moved") run(seat, ply, old, to);
      else if (name === "hades-moved" || name === "hades-ran-on") run(HADES, ply, old, to);
    }
    this.motions = motions;
    this.runs = runs;
  }
}
