/** Where Tab stops on the board: once in each of its parts, at the thing that had the focus there last. */

const GROUP = 'svg[role="group"]';
const CHOOSABLE = '[data-element][aria-disabled="false"]';

/** Lets every part of the board have one stop: what has the focus or had it, else what can be chosen, else the first thing. */
export function setStops(board: Element): void {
  const focused = document.activeElement;
  for (const group of board.querySelectorAll(GROUP)) {
    const stops = [...group.querySelectorAll<SVGElement>('.spot[tabindex="0"]')];
    const known = stops.find((spot) => spot === focused) ?? stops[0];
    const first = known ?? group.querySelector(`.spot${CHOOSABLE}`) ?? group.querySelector(".spot");
    for (const spot of stops) if (spot !== first) spot.setAttribute("tabindex", "-1");
    first?.setAttribute("tabindex", "0");
  }
}

/** The thing that got the focus is where Tab stops in its part from now on. */
export function moveStop(target: EventTarget | null): void {
  const spot = target instanceof Element ? target.closest(".spot") : null;
  const group = spot?.closest(GROUP);
  if (!spot || !group) return;
  for (const other of group.querySelectorAll('.spot[tabindex="0"]')) other.setAttribute("tabindex", "-1");
  spot.setAttribute("tabindex", "0");
}
