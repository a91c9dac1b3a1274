/** Dragging a thing onto another, and coming nearer with two fingers or a wheel. */
import type { Attachment } from "svelte/attachments";

import { hint } from "../../table/hint.svelte";
import type { Point } from "./hex";

interface Board {
  /** Whether a thing can be dragged now. */
  isLoose(element: string): boolean;
  drop(element: string, onto: string): void;
  zoom(factor: number, at: Point): void;
  shift(by: Point): void;
  readonly isNear: boolean;
}

/** Pixels a pointer moves before a press becomes a drag. */
const SLACK = 7;

export class Gestures {
  /** What is being dragged, and where to, in pixels of the board. */
  dragged = $state.raw<(Point & { element: string }) | null>(null);
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
  }

  readonly attach: Attachment<SVGSVGElement> = (svg) => {
    let begun: (Point & { element: string | null; id: number }) | null = null;
    let last: Point = { x: 0, y: 0 };
    let span = 0;
    let isDragging = false;

    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = svg.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      isDragging = false;
      const element = elementAt(event.target);
      const isLoose = element !== null && this.#board.isLoose(element);
      if (!isLoose && !this.#board.isNear) return;
      last = { x: event.clientX, y: event.clientY };
      begun = { ...last, element: isLoose ? element : null, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (begun?.id !== event.pointerId) return;
      if (!isDragging && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < SLACK) return;
      if (!isDragging) {
        // What a resting finger was told about it would cover where it goes.
        hint.hide();
        svg.setPointerCapture(event.pointerId);
      }
      isDragging = true;
      if (begun.element !== null) this.dragged = { element: begun.element, ...at(event) };
      else this.#board.shift({ x: event.clientX - last.x, y: event.clientY - last.y });
      last = { x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent): void => {
      const from = begun;
      begun = null;
      this.dragged = null;
      if (!isDragging || from?.id !== event.pointerId || from.element === null) return;
      const onto = elementAt(document.elementFromPoint(event.clientX, event.clientY));
      if (event.type === "pointerup" && onto !== null && onto !== from.element) this.#board.drop(from.element, onto);
    };
    // A press that became a drag chooses nothing.
    const click = (event: MouseEvent): void => {
      if (!isDragging) return;
      isDragging = false;
      event.stopPropagation();
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.altKey && !this.#board.isNear) return;
      event.preventDefault();
      this.#board.zoom(Math.exp(-event.deltaY / 300), at(event));
    };
    const touch = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!one || !other) {
        span = 0;
        // One finger drags what can be dragged, and otherwise scrolls the page.
        if (begun?.element !== undefined && begun.element !== null && event.cancelable) event.preventDefault();
        return;
      }
      // Two fingers come nearer, whatever the first one has taken hold of.
      begun = this.dragged = null;
      const wide = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (event.cancelable) event.preventDefault();
      if (span > 0) {
        const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
        this.#board.zoom(wide / span, at(middle));
      }
      span = wide;
    };
    const loose = new AbortController();
    const { signal } = loose;
    svg.addEventListener("pointerdown", down, { signal });
    svg.addEventListener("pointermove", move, { signal });
    svg.addEventListener("pointerup", up, { signal });
    svg.addEventListener("pointercancel", up, { signal });
    svg.addEventListener("click", click, { signal, capture: true });
    svg.addEventListener("wheel", wheel, { signal, passive: false });
    svg.addEventListener("touchmove", touch, { signal, passive: false });
    svg.addEventListener("touchend", () => (span = 0), { signal });
    return () => loose.abort();
  };
}

/** The thing on the board that something belongs to. */
function elementAt(target: EventTarget | null): string | null {
  const thing = target instanceof Element ? target.closest("[data-element]") : null;
  return thing?.getAttribute("data-element") ?? null;
}
