/** What somebody wants to see in the lobby, kept in this browser. */
export const STATUSES = ["unfinished", "open", "running", "finished"] as const;

export interface Filters {
  whose: "public" | "mine";
  game: string;
  status: (typeof STATUSES)[number] | "";
}

const PLACE = "pessoi-lobby";

/** What is seen first: of others' tables those one can join, of one's own those that are not over. */
export const usual = (whose: Filters["whose"]): Filters => ({
  whose,
  game: "",
  status: whose === "mine" ? "unfinished" : "open",
});

/** What is kept, as far as it can be read and makes sense. */
export function readFilters(words: string | null): Filters {
  let found: unknown;
  try {
    found = JSON.parse(words ?? "{}");
  } catch {
    return usual("public");
  }
  const given = (typeof found === "object" && found !== null ? found : {}) as Partial<Record<keyof Filters, unknown>>;
  const filters = usual(given.whose === "mine" ? "mine" : "public");
  if (typeof given.game === "string") filters.game = given.game;
  const status = ["", ...STATUSES].find((known) => known === given.status);
  return status === undefined ? filters : { ...filters, status: status as Filters["status"] };
}

export const loadFilters = (): Filters => readFilters(localStorage.getItem(PLACE));

export function keepFilters(filters: Filters): void {
  localStorage.setItem(PLACE, JSON.stringify(filters));
}
