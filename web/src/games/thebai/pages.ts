/** The parts of the board that are shown one at a time, and which of them a question is about. */
import type { SaidChoice } from "../../table/said";

export const PAGES = ["city", "estate", "council", "gods", "contracts", "families"] as const;
export type Page = (typeof PAGES)[number];

/** Those that share the shelf where there is room for everything else. */
export const SHELF = ["council", "gods", "contracts"] as const satisfies readonly Page[];
export type ShelfPage = (typeof SHELF)[number];

const PAGE_OF: Readonly<Record<string, Page>> = {
  space: "city",
  cell: "city",
  both: "city",
  roof: "city",
  "city-row": "city",
  commander: "city",
  action: "estate",
  die: "estate",
  metic: "estate",
  token: "estate",
  good: "estate",
  "estate-row": "estate",
  council: "council",
  track: "gods",
  contract: "contracts",
  "verb:take_deck": "contracts",
};

/** Where an element lies; nothing for a button that lies nowhere. */
export function pageOf(element: string): Page | undefined {
  return PAGE_OF[element] ?? PAGE_OF[element.slice(0, element.indexOf(":"))];
}

/** The pages on which these elements lie, in their order. */
export function pagesOf(elements: readonly string[]): Page[] {
  return [...new Set(elements.flatMap((element) => pageOf(element) ?? []))];
}

/** The pages on which something can be chosen, in the order of the pages. */
export function pagesAsked(offered: readonly SaidChoice[]): Page[] {
  const asked = new Set(offered.flatMap(({ elements }) => elements.map(pageOf)));
  return PAGES.filter((page) => asked.has(page));
}

export function isShelf(page: Page): page is ShelfPage {
  return SHELF.some((each) => each === page);
}
