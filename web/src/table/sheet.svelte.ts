/** On a phone the question is a sheet over the board, of three heights. */
import type { Attachment } from "svelte/attachments";

export const HEIGHTS = ["low", "middle", "high"] as const;
export type Height = (typeof HEIGHTS)[number];

/** How far a finger goes, in pixels, before the sheet follows. */
const DRAG = 32;

export class Sheet {
  /** What somebody chose; until then it is as tall as is usual. */
  #chosen = $state<Height | null>(null);
  readonly #usual: () => Height;

  constructor(usual: () => Height) {
    this.#usual = usual;
  }

  get height(): Height {
    return this.#chosen ?? this.#usual();
  }

  /** One height up or down; as far as there are any. */
  move(by: number): void {
    const next = HEIGHTS.indexOf(this.height) + by;
    this.#chosen = HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, next))] ?? null;
  }

  /** The next height up, and from the highest down to the lowest. */
  turn(): void {
    this.#chosen = HEIGHTS[(HEIGHTS.indexOf(this.height) + 1) % HEIGHTS.length] ?? null;
  }

  /** Lets a handle be drawn up and down. */
  readonly handle: Attachment<HTMLElement> = (node) => {
    let from: number | null = null;
    const down = (event: PointerEvent): void => {
      from = event.clientY;
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (from === null || Math.abs(event.clientY - from) < DRAG) return;
      this.move(event.clientY < from ? 1 : -1);
      from = event.clientY;
    };
    const up = (): void => {
      from = null;
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
    };
  };
}
