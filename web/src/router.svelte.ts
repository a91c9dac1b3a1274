/** Which page is shown: addresses are read here and nowhere else. */

export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "join"; invitation: string }
  | { page: "table"; id: string }
  | { page: "match"; id: string; ply: number | null; seat: number | null }
  | { page: "link"; way: "in" | "confirm" | "quiet"; word: string }
  | { page: "account" }
  | { page: "today" }
  | { page: "statistics" }
  | { page: "ratings" }
  | { page: "style" }
  | { page: "unknown" };

/** Pages that are called by their name alone. */
const SINGLE: readonly Route[] = [
  { page: "lobby" },
  { page: "account" },
  { page: "style" },
  { page: "today" },
  { page: "ratings" },
  { page: "statistics" },
];

/** The page an address names. */
export function parseRoute(path: string, search = ""): Route {
  const [page = "", name, ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length > 0) return { page: "unknown" };
  if (name === undefined) {
    if (page === "") return { page: "home" };
    return SINGLE.find((single) => single.page === page) ?? { page: "unknown" };
  }
  switch (page) {
    case "new":
    case "rules":
    case "learn":
      return { page, game: name };
    case "in":
    case "confirm":
    case "quiet":
      return { page: "link", way: page, word: name };
    case "join":
      return { page, invitation: name };
    case "table":
      return { page, id: name };
    case "match": {
      const query = new URLSearchParams(search);
      return { page, id: name, ply: readNumber(query.get("ply")), seat: readSeat(query.get("seat")) };
    }
    default:
      return { page: "unknown" };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readNumber(words: string | null): number | null {
  return words !== null && /^\d{1,6}$/.test(words) ? Number(words) : null;
}

/** Through whose eyes a match is looked at that is over, with all hands open. */
export const OPEN = -2;

function readSeat(words: string | null): number | null {
  return words === "all" ? OPEN : readNumber(words);
}

/** The address of a position of a match; without a seat as spectators saw it. */
export function positionAddress(match: string, ply: number, seat: number): string {
  const through = seat === OPEN ? "&seat=all" : seat < 0 ? "" : `&seat=${seat}`;
  return `/match/${match}?ply=${ply}${through}`;
}

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to another page; `replace` leaves no way back to this one. */
  go(address: string, how: "push" | "replace" = "push"): void {
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.#read();
    if (how === "push") {
      scrollTo(0, 0);
      // Who reads by ear or goes by keys begins where the new page begins.
      document.getElementById("content")?.focus({ preventScroll: true });
    }
  }

  #read(): void {
    this.route = parseRoute(location.pathname, location.search);
  }

  /** A plain click on a link within the page loads nothing. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
