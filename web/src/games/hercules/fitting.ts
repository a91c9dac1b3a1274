/** How large the board is drawn: as large as the window lets it, so that all of it is seen at once where that is possible. */

/** From the largest to the smallest that can still be read. */
const ZOOMS = [1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8];
/** A narrower board is scrolled, and drawn as it is. */
const NARROWEST = 900;
/** Narrower than this, a board drawn larger would be in two bands. */
const ROOMY = 1000;

/** How much taller than the window a board is still drawn at the smallest size, to be scrolled a little. */
const NEARLY = 1.25;

/** The largest zoom at which the board fits into this width and height; if it is far from fitting, the usual size is scrolled. */
export function zoomFor(width: number, height: number, heightFor: (width: number) => number): number {
  if (width < NARROWEST) return 1;
  const fits = (zoom: number, room: number) => heightFor(Math.floor(width / zoom)) * zoom <= room;
  const smallest = ZOOMS.at(-1) ?? 1;
  const found = ZOOMS.find((zoom) => (zoom <= 1 || width / zoom >= ROOMY) && fits(zoom, height));
  return found ?? (fits(smallest, NEARLY * height) ? smallest : 1);
}
