/** How points grew over the rounds, as a picture needs it. */

export interface Sample {
  /** How many rounds were over; 0 at the start. */
  round: number;
  /** The points of every row then. */
  points: readonly number[];
}

/** The points at the start, and after each round; after each choice where there are no rounds. */
export function samplesOf(points: readonly (readonly number[])[], starts: readonly number[]): Sample[] {
  const last = points.length - 1;
  const plies = starts.length > 0 ? [...starts, last] : points.map((_, ply) => ply);
  return plies.flatMap((ply, round) => {
    const found = points[Math.min(ply, last)];
    return found ? [{ round, points: found }] : [];
  });
}

/** Round numbers at which a scale has its lines: from the lowest to the highest value, and at most about five. */
export function scaleOf(lowest: number, highest: number): number[] {
  const span = Math.max(1, highest - lowest);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough);
  const lines: number[] = [];
  for (let line = Math.floor(lowest / step) * step; line < highest + step; line += step) lines.push(line);
  return lines;
}

/** Heights at which labels beside the ends of lines do not touch: each near its own, `gap` apart, in the order given. */
export function apart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = [...heights];
  let above = -Infinity;
  for (const index of order) {
    const height = Math.max(heights[index] ?? 0, above + gap);
    placed[index] = above = height;
  }
  return placed;
}
