/** Dragging a thing of the board over others, and letting it go above one of them. */
import type { Attachment } from "svelte/attachments";

import { hint } from "../../table/hint.svelte";

interface Board {
  /** Whether a thing can be dragged now. */
  isLoose(element: string): boolean;
  take(element: string): void;
  /** The thing that is dragged is above another one. */
  lead(element: string, over: string): void;
  drop(element: string, onto: string): void;
  /** It is let go of, wherever that is. */
  end(): void;
}

/** Pixels a pointer moves before a press becomes a drag. */
const SLACK = 7;

export class Dragging {
  /** What is being dragged, and where to, in pixels of the board. */
  dragged = $state.raw<{ element: string; x: number; y: number } | null>(null);
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  readonly attach: Attachment<HTMLElement> = (node) => {
    let begun: { element: string; x: number; y: number; id: number } | null = null;
    let isDragging = false;

    const down = (event: PointerEvent): void => {
      isDragging = false;
      const element = elementAt(event.target);
      if (event.button !== 0 || !event.isPrimary || element === null || !this.#board.isLoose(element)) return;
      begun = { element, x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (begun?.id !== event.pointerId) return;
      const { element } = begun;
      if (!isDragging && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK) return;
      if (!isDragging) {
        // What a resting finger was told about it would cover where it goes.
        hint.hide();
        this.#board.take(element);
      }
      isDragging = true;
      const box = node.getBoundingClientRect();
      this.dragged = { element, x: event.clientX - box.left, y: event.clientY - box.top };
      const over = elementAt(document.elementFromPoint(event.clientX, event.clientY));
      if (over !== null) this.#board.lead(element, over);
    };
    const up = (event: PointerEvent): void => {
      if (begun?.id !== event.pointerId) return;
      const { element } = begun;
      begun = this.dragged = null;
      const onto = elementAt(document.elementFromPoint(event.clientX, event.clientY));
      if (isDragging && event.type === "pointerup" && onto !== null) this.#board.drop(element, onto);
      this.#board.end();
    };
    // A press that became a drag chooses nothing.
    const click = (event: MouseEvent): void => {
      if (isDragging) event.stopPropagation();
      isDragging = false;
    };
    // A finger on what can be dragged drags it; elsewhere it scrolls the page.
    const touch = (event: TouchEvent): void => {
      if (begun && event.cancelable) event.preventDefault();
    };
    const loose = new AbortController();
    const { signal } = loose;
    node.addEventListener("pointerdown", down, { signal });
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", up, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    node.addEventListener("touchmove", touch, { signal, passive: false });
    return () => loose.abort();
  };
}

/** The thing on the board that something belongs to. */
function elementAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-element]")?.getAttribute("data-element") ?? null) : null;
}
