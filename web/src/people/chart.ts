/** Where things stand in the pictures of the statistics. */
import { scaleOf } from "../table/growth";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Dot {
  x: number;
  y: number;
}

/** Values one after the other within a frame: a dot for each, the lines of the scale, and the height of any value. */
export function courseOf(
  values: readonly number[],
  frame: Frame,
): { dots: Dot[]; scale: { value: number; y: number }[]; heightOf: (value: number) => number } {
  const lines = scaleOf(Math.min(0, ...values), Math.max(1, ...values));
  const [lowest, highest] = [lines[0] ?? 0, lines.at(-1) ?? 1];
  const [wide, high] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  const heightOf = (value: number) => frame.top + high * (1 - (value - lowest) / (highest - lowest));
  // A single one stands in the middle.
  const step = values.length > 1 ? wide / (values.length - 1) : 0;
  const first = values.length > 1 ? frame.left : frame.left + wide / 2;
  return {
    dots: values.map((value, index) => ({ x: first + index * step, y: heightOf(value) })),
    scale: lines.map((value) => ({ value, y: heightOf(value) })),
    heightOf,
  };
}

/** How far bars to the right reach, from 0 to 1, and how far one to the left of zero does; all on one scale. */
export function barsOf(values: readonly number[]): { from: number; to: number }[] {
  const lowest = Math.min(0, ...values);
  const span = Math.max(1e-9, Math.max(0, ...values) - lowest);
  const at = (value: number) => (value - lowest) / span;
  return values.map((value) => ({ from: at(Math.min(0, value)), to: at(Math.max(0, value)) }));
}

/** How often each face of a fair die is expected, and within which bounds about 19 of 20 counts lie. */
export function expectedRolls(counts: readonly number[]): { expected: number; least: number; most: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const chance = 1 / counts.length;
  const spread = 2 * Math.sqrt(total * chance * (1 - chance));
  const expected = total * chance;
  return { expected, least: Math.max(0, expected - spread), most: expected + spread };
}
