/** Lets an apprentice run through its columns instead of being put down at the last one. */
import type { Attachment } from "svelte/attachments";

import { standsStill } from "../../look/motion";
import type { Run } from "./stage.svelte";

const PER_COLUMN = 130;
const HOP = 5;

export interface Point {
  x: number;
  y: number;
}

/** Plays a run once on the piece it is attached to; `pointOf` says where a column is. */
export function running(run: Run | undefined, pointOf: (column: number) => Point): Attachment<SVGElement> {
  return (node) => {
    if (!run || played.get(node) === run.count || run.columns.length < 2) return;
    played.set(node, run.count);
    if (standsStill()) return;
    const frames = keyframes(run.columns.map(pointOf));
    node.animate(
      frames.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: PER_COLUMN * (run.columns.length - 1), easing: "linear" },
    );
  };
}

const played = new WeakMap<SVGElement, number>();

/** From point to point with a hop in between. */
export function keyframes(points: readonly Point[]): Point[] {
  const frames: Point[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before) frames.push({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 - HOP });
    frames.push(point);
  });
  return frames;
}
