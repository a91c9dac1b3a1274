/** Going over a board by keys: arrows lead from a spot to the next one in their direction, a letter to the next choice. */

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** What lies off the line counts more than what lies far. */
const ASIDE = 2.5;

const SPOT = '.spot, [role="button"][data-element]';
const CHOOSABLE = '[data-element][aria-disabled="false"]';

/** Which of the points lies next in a direction: near, and ahead rather than aside; -1 if none is ahead. */
export function nextInDirection(from: Point, points: readonly Point[], { x, y }: Point): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y - dy * x);
    const cost = ahead + ASIDE * aside;
    if (ahead > 1 && aside < 3 * ahead && cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** Where a key leads on a board, from what has the focus there; nothing if it leads nowhere. */
export function spotAfter(board: Element, event: KeyboardEvent): HTMLElement | SVGElement | undefined {
  const direction = DIRECTIONS[event.key];
  const here = document.activeElement;
  if (event.key === "n" || event.key === "N") return nextChoice(board, here, event.key === "n" ? 1 : -1);
  if (!direction || !here || !board.contains(here) || !here.matches(SPOT)) return undefined;
  const spots = [...board.querySelectorAll<SVGElement>(SPOT)].filter((spot) => spot !== here);
  return spots[nextInDirection(middleOf(here), spots.map(middleOf), direction)];
}

/** The choosable thing after the one that has the focus, or before it; from elsewhere the first or last one. */
function nextChoice(board: Element, here: Element | null, by: number): SVGElement | undefined {
  const things = [...board.querySelectorAll<SVGElement>(CHOOSABLE)];
  const place = things.findIndex((thing) => thing === here);
  if (place < 0) return things.at(by > 0 ? 0 : -1);
  return things[(place + by + things.length) % things.length];
}

function middleOf(spot: Element): Point {
  const box = spot.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
