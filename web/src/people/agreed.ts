/** What is agreed beside the usual, in words. */
import type { OptionValue, ShownGame } from "../server/wire";

/** Those options whose values differ from how the game is usually played by so many. */
export function unusual(game: ShownGame | undefined, seats: number, options: Record<string, OptionValue>): string[] {
  return (game?.options ?? [])
    .filter((option) => option.seats.includes(seats))
    .filter((option) => (options[option.name] ?? option.default) !== option.default)
    .map((option) => {
      const value = options[option.name] ?? option.default;
      const title = option.values.find((offered) => offered.value === value)?.title ?? String(value);
      return value === true ? option.title : `${option.title}: ${title}`;
    });
}
