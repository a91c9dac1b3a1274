/** What things on the board are called, and what there is to know about them. */
import type { Words } from "../../table/board";
import type { PlacedTile } from "./placing";
import { faceOf } from "./tiles";
import { type Cubes, type HexemoniaView, type Resource, RESOURCES, type SiteView } from "./view";

/** Cubes in words, or that there are none. */
export function tellCubes(cubes: Cubes, words: Words): string {
  const told = RESOURCES.filter((resource) => cubes[resource] !== 0).map((resource) =>
    words.say(`board-count-${resource}`, { count: cubes[resource] }),
  );
  return told.length > 0 ? told.join(", ") : words.say("board-no-cubes");
}

export function isNothing(cubes: Cubes): boolean {
  return RESOURCES.every((resource) => cubes[resource] === 0);
}

/** What is printed on a tile. */
export function tellFace(tile: string, words: Words): string {
  const { type, nature, cost, production, defence, ability } = faceOf(tile);
  const told = [
    words.say("board-kind", { type: words.say(`type-${type}`), nature: words.say(`nature-${nature}`) }),
    ...(isNothing(cost) ? [] : [words.say("board-cost", { cubes: tellCubes(cost, words) })]),
    ...(isNothing(production) ? [] : [words.say("board-makes", { cubes: tellCubes(production, words) })]),
    ...(defence > 0 ? [words.say("board-shield", { shield: defence })] : []),
    ...(ability === "" ? [] : [words.say("board-ability", { ability: words.say(`ability-${ability}`) })]),
  ];
  return told.join(" ");
}

/** What a tile lacks of its cost. */
export function missingOn({ tile, cubes }: SiteView): Cubes {
  const { cost } = faceOf(tile);
  const missing = (resource: Resource) => Math.max(0, cost[resource] - cubes[resource]);
  return { citizen: missing("citizen"), hoplite: missing("hoplite"), gold: missing("gold") };
}

/** A tile's name for those who hear it: what it is, where it lies, what lies on it. */
export function tellTile(placed: PlacedTile, names: readonly string[], words: Words): string {
  const tile = placed.on === "acropolis" ? "" : words.say(`tile-${placed.tile}`);
  switch (placed.on) {
    case "display":
      return words.say("board-tile-display", { tile, slot: placed.slot });
    case "hand":
      return words.say("board-tile-hand", { tile });
    case "seen":
      return words.say("board-tile-seen", { tile });
    case "underworld":
      return words.say("board-tile-underworld", { tile });
    case "myth":
      return words.say("board-tile-myth", {
        tile,
        seat: names[placed.seat] ?? "",
        host: words.say(`tile-${placed.myth.host}`),
        state: words.say(placed.myth.is_active ? "board-active" : "board-inactive"),
      });
    case "acropolis": {
      const { city, is_revealed, cubes } = placed.acropolis;
      return words.say("board-acropolis", {
        seat: names[placed.seat] ?? "",
        city: city === null ? words.say("board-acropolis-hidden") : words.say(`acropolis-${city}`),
        state: is_revealed || city === null ? "open" : "hidden",
        cubes: tellCubes(cubes, words),
      });
    }
    case "city": {
      const { space, is_active, cubes } = placed.site;
      const markers = placed.site.markers.map((myth) => words.say(`tile-${myth}`));
      return words.say("board-tile-city", {
        tile,
        space: words.say(`space-${space}`),
        seat: names[placed.seat] ?? "",
        state: words.say(is_active ? "board-active" : "board-inactive"),
        cubes: tellCubes(cubes, words),
        markers: markers.join(", "),
        count: markers.length,
      });
    }
  }
}

/** What else there is to know of a tile: what is printed on it, what would become of it, and the rule. */
export function explainTile(placed: PlacedTile, view: HexemoniaView, words: Words, revolt = ""): string {
  switch (placed.on) {
    case "acropolis": {
      const { city } = placed.acropolis;
      const bonus = city === null ? [] : [`${words.say(`patron-${city}`)}.`];
      const nature = placed.acropolis.nature;
      const kind = nature === null ? [] : [words.say("board-nature", { nature: words.say(`nature-${nature}`) })];
      return [...kind, ...bonus, words.help("board-acropolis")].join(" ");
    }
    case "city": {
      const { site } = placed;
      const told = [tellFace(placed.tile, words)];
      if (!isNothing(site.excess)) told.push(words.say("board-excess", { cubes: tellCubes(site.excess, words) }));
      if (!isNothing(site.revolt) && view.has_revolts) {
        told.push(words.say("board-revolt-takes", { cubes: tellCubes(site.revolt, words) }));
      }
      told.push(words.say("board-defence", { defence: site.defence, shield: site.shield }));
      if (!site.is_active) {
        told.push(
          words.say("board-missing", { cubes: tellCubes(missingOn(site), words) }),
          words.help("board-inactive"),
        );
      }
      return [...told, ...(revolt === "" ? [] : [revolt])].join(" ");
    }
    case "myth":
      return `${tellFace(placed.tile, words)} ${words.help("board-tile-myth")}`;
    default:
      return tellFace(placed.tile, words);
  }
}
