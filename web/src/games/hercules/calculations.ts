/** How the calculations that lead to a labour are written on its tile. */
import type { SaidChoice } from "../../table/said";
import type { HerculesView } from "./view";

const DICE_OF_PAIR: Record<string, readonly [number, number]> = { d1d2: [0, 1], d1w: [0, 2], d2w: [1, 2] };

/** For each choice its calculation, such as "4 + 2", without those that read the same. */
export function calculations(
  choices: readonly SaidChoice[],
  view: HerculesView,
  seat: number,
  sign: (operation: string) => string,
): string[] {
  const faces = [...(view.players[seat]?.dice ?? []).slice(0, 2), view.white_die.face];
  const written = choices
    .filter(({ verb }) => verb === "master")
    .map(({ arguments: [operation = "", pair = ""] }) => {
      const [x, y] = (DICE_OF_PAIR[pair] ?? [0, 1]).map((die) => faces[die] ?? 0) as [number, number];
      return `${Math.max(x, y)} ${sign(operation)} ${Math.min(x, y)}`;
    });
  return [...new Set(written)];
}
