/** What stands at the gate of a row, read from the view. */
import type { FateView, RowView, ThebaiView } from "./view";

/** The round in which a row will be fought for, as far as fate is known. */
export function roundOfBattle(fate: readonly FateView[], row: number): number | null {
  return fate.find(({ tile, is_resolved: isOver }) => tile === `conflict_${row}` && !isOver)?.round ?? null;
}

/** Where Invaders come from. */
export function isConflict({ tile, back }: FateView): boolean {
  return tile === null ? back === "gamma" || back === "omega" : tile.startsWith("conflict");
}

export interface Strategos {
  seat: number;
  power: number;
}

/** The Strategoi of all families in a row. */
export function strategoiOf(view: ThebaiView, row: number): Strategos[] {
  return view.families.flatMap(({ seat, strategoi }) =>
    strategoi.filter((each) => each.row === row).map(({ power }) => ({ seat, power })),
  );
}

/** A number with its sign, as points are gained and lost. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** "3–6", or one number where it is known. */
export function range(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** Whether the next battle is fought in this row. */
export function isNext(view: ThebaiView, { row }: RowView): boolean {
  return view.battle?.row === row;
}
