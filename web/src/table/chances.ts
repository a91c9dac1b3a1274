/** Winning chances over a match, as a picture needs them: what each seat could hope for when it decided. */
import type { ReviewedChoice } from "../server/wire";

export interface Chance {
  ply: number;
  /** The share of the win, from 0 to 1. */
  share: number;
}

export interface Line {
  seat: number;
  chances: Chance[];
}

/** A smaller loss is no mistake: thoughts vary by as much. */
const NOTICEABLE = 0.005;

/** A line for each seat that had something to choose: its best chance at every decision, and what it got in the end. */
export function linesOf(
  choices: readonly ReviewedChoice[],
  outcome: readonly number[] | null,
  plies: number,
  isWhole: boolean,
): Line[] {
  const seats = [...new Set(choices.map((choice) => choice.seat))].sort((one, other) => one - other);
  return seats.map((seat) => {
    const chances = choices
      .filter((choice) => choice.seat === seat)
      .map(({ ply, best, played }) => ({ ply, share: Math.max(best.share, played.share) }));
    const end = isWhole ? outcome?.[seat] : undefined;
    return { seat, chances: end === undefined ? chances : [...chances, { ply: plies, share: end }] };
  });
}

/** A share as people read it: whole hundredths, and tenths of them where it is about a difference. */
export const percentOf = (share: number): number => Math.round(100 * share);
export const pointsOf = (loss: number): number => Math.round(1000 * loss) / 10;

/**
 * What a hint says of a choice beside the best, if it is another. One that was tried less often may look a little better,
 * and is not known to be.
 */
export function judgementOf(share: number, best: number | null): [string, Record<string, number>] {
  if (best === null) return ["hint-share", { share: percentOf(share) }];
  const loss = best - share;
  return loss >= NOTICEABLE
    ? ["hint-share-less", { share: percentOf(share), loss: pointsOf(loss) }]
    : ["hint-share-even", {}];
}

/** The choices that cost most, the worst first. */
export function mistakesOf(choices: readonly ReviewedChoice[], most: number): ReviewedChoice[] {
  return choices
    .filter((choice) => choice.loss >= NOTICEABLE)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, most);
}

/** The picture: where a position and a share lie in it. */
export class Plot {
  constructor(
    readonly plies: number,
    readonly width: number,
    readonly height: number,
    readonly edge: { left: number; right: number; top: number; bottom: number },
  ) {}

  x(ply: number): number {
    const { left, right } = this.edge;
    return left + ((this.width - left - right) * ply) / Math.max(1, this.plies);
  }

  y(share: number): number {
    const { top, bottom } = this.edge;
    return this.height - bottom - (this.height - top - bottom) * share;
  }

  /** Steps rather than slopes: a chance holds until its seat decides again. */
  path(chances: readonly Chance[]): string {
    return chances
      .map(({ ply, share }, index) => {
        const [x, y] = [this.x(ply).toFixed(1), this.y(share).toFixed(1)];
        return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
      })
      .join("");
  }

  /** For each of these positions how much of the width, in percent, is nearest to it: from where, and how wide. */
  columns(positions: readonly number[]): { ply: number; from: number; wide: number }[] {
    const sorted = [...new Set(positions)].sort((one, other) => one - other);
    const between = sorted.slice(1).map((ply, index) => (this.x(ply) + this.x(sorted[index] ?? 0)) / 2);
    const borders = [this.edge.left, ...between, this.width - this.edge.right];
    return sorted.map((ply, index) => {
      const [from = 0, to = 0] = [borders[index], borders[index + 1]];
      return { ply, from: (100 * from) / this.width, wide: (100 * (to - from)) / this.width };
    });
  }
}
