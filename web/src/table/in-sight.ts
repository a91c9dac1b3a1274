/** Keeps what is decided about in sight: above the sheet that covers a part of the window. */

const MARGIN = 12;
/** What a board may keep in sight at the top of a phone, such as the tabs of its pages. */
const TABS = 52;

/** How far to scroll so that a box lies between two heights of the window; nothing if a part of it does already fit. */
export function scrollFor(box: { top: number; bottom: number }, from: number, to: number): number {
  if (box.top < from) return box.top - from;
  if (box.bottom > to) return Math.min(box.bottom - to, box.top - from);
  return 0;
}

interface Box {
  top: number;
  bottom: number;
}

/** The box around boxes. */
export function around(boxes: readonly Box[]): Box {
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Scroll so that all of these things can be seen, or where there is no room for all of them, the first. */
export function bringAllInSight(things: readonly Element[], sheet: Element | undefined): void {
  const to = (sheet?.getBoundingClientRect().top ?? innerHeight) - MARGIN;
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const [first] = boxes;
  if (!first) return;
  const whole = around(boxes);
  const box = whole.bottom - whole.top <= to - TABS ? whole : first;
  scrollBy({ top: scrollFor(box, TABS, to), behavior: "instant" });
}

/** Scroll so that the first of these things can be seen, unless one of them can be already, or somebody is writing. */
export function bringInSight(things: readonly Element[], sheet: Element | undefined): void {
  if (document.activeElement?.matches("input, textarea")) return;
  const to = (sheet?.getBoundingClientRect().top ?? innerHeight) - MARGIN;
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  const [first] = boxes;
  if (!first || boxes.some((box) => scrollFor(box, MARGIN, to) === 0)) return;
  scrollBy({ top: scrollFor(first, MARGIN, to), behavior: "instant" });
}
