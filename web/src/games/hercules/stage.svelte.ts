/** What moves: the events of an update, turned into motions of dice and apprentices. */
import type { Motion } from "../../look/motion";
import type { SaidEvent } from "../../table/said";
import { nameOf, numberOf, seatOf } from "../../text/word";
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
/** The dice of a row as the rules name them, the white one last. */
export const DICE = ["d1", "d2", "w"];
export const WHITE = 2;

export class Stage {
  motions = $state.raw<Record<DieKey, Motion>>({});
  runs = $state.raw<Record<number, Run>>({});
  #count = 0;

  /** Takes in the events of one update. */
  play(events: readonly SaidEvent[]): void {
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
      const seat = seatOf(values.seat) ?? 0;
      const die = DICE.indexOf(nameOf(values.die, "dice") ?? "");
      const old = numberOf(values.old) ?? 0;
      const to = numberOf(values.new) ?? 0;
      if (name === "rolled") for (const each of [0, 1]) move(seat, each, "roll");
      else if (name === "hades-rolled") for (const each of [0, WHITE]) move(HADES, each, "roll");
      else if (name === "rerolled") move(seat, die, "roll");
      else if (name === "took-white-die") move(seat, WHITE, "roll");
      else if (name === "die-changed") move(seat, die, "turn");
      else if (name === "copied" && seatOf(values.other) !== seat) for (const each of [0, 1]) move(seat, each, "turn");
      else if (name === "moved") run(seat, ply, old, to);
      else if (name === "hades-moved" || name === "hades-ran-on") run(HADES, ply, old, to);
    }
    this.motions = motions;
    this.runs = runs;
  }
}
