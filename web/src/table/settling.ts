/** No choice by accident: a press on something that has just changed under the pointer does nothing. */
import type { Attachment } from "svelte/attachments";

/** Milliseconds until what has changed counts as seen; a double click is faster. */
export const SETTLING = 400;

const CHOOSABLE = "[data-choice], [data-element], .spot";

/** Keeps presses of a pointer from choices and things within, if what they mean has changed since less than `SETTLING`. Keys are not concerned. */
export function settling(changedAt: (thing: Element) => number): Attachment<HTMLElement> {
  return (node) => {
    let isVoid = false;
    const isFresh = ({ target }: Event): boolean => {
      const thing = target instanceof Element ? target.closest(CHOOSABLE) : null;
      return thing !== null && performance.now() - changedAt(thing) < SETTLING;
    };
    const down = (event: PointerEvent): void => {
      isVoid = isFresh(event);
      if (isVoid) event.stopPropagation();
    };
    const click = (event: MouseEvent): void => {
      // A press by key or by a program has no detail.
      if (event.detail > 0 && (isVoid || isFresh(event))) {
        event.stopPropagation();
        event.preventDefault();
      }
      isVoid = false;
    };
    node.addEventListener("pointerdown", down, { capture: true });
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down, { capture: true });
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
