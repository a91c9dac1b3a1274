/** What each event of Thebai is about, by the elements of its board, and the sign it has where it is told. */
import type { Drawing } from "../../look/drawing";
import type { SaidEvent } from "../../table/said";
import { type SignName, signs } from "./signs";
import { told } from "./telling";

/** Of these only the sums change, or it is what her rules look at on the way. */
const UNSEEN = new Set([
  "gained",
  "paid",
  "scored-points",
  "lost-points",
  "searched",
  "cells-compared",
  "tile-resolved",
]);

export function touched(event: SaidEvent): string[] {
  const { name, cell, space, council, contract, commander, track, row } = told(event);
  if (UNSEEN.has(name)) return [];
  return [
    ...(cell === undefined ? [] : [`cell:${cell}`]),
    ...(space === undefined ? [] : [`space:${space}`]),
    ...(council === undefined ? [] : [`council:${council}`]),
    ...(contract === undefined ? [] : [`contract:${contract}`]),
    ...(commander === undefined ? [] : [`commander:${commander}`]),
    ...(track === undefined ? [] : [`track:${track}`]),
    ...(row === undefined ? [] : [`city-row:${row}`]),
  ];
}

const SIGNS: Readonly<Record<string, SignName>> = {
  "citizen-to-city": "citizen",
  "citizen-to-estate": "citizen",
  "new-citizen": "citizen",
  promoted: "raise",
  reduced: "lower",
  "hoplite-placed": "hoplite",
  "hoplite-moved": "hoplite",
  "citizen-ascended": "councillors",
  "councillor-seated": "temple",
  "strategos-placed": "strategos",
  "tile-placed": "tile_put",
  "tile-removed": "tile_off",
  "archon-placed": "archon",
  "archon-moved": "archon",
  "archon-withdrew": "archon",
  rushed: "rush",
  blessed: "blessing",
  "took-contract": "contract",
  fulfilled: "done",
  exchanged: "exchange",
  "scored-points": "laurel",
  "lost-points": "laurel",
  "card-resolved": "bang",
  "icon-resolved": "bang",
  searched: "herald",
  "space-found": "groups",
  "die-found": "citizen",
  preferred: "matched",
  "benefit-sought": "herald",
  "dice-around-promoted": "any_up",
  "challenge-acts": "battle",
  "disruption-turned": "disruption",
  "herald-came": "herald",
  "herald-laid": "herald",
  "fate-came": "eye",
  "invader-shown": "battle",
  "battle-won": "battle",
  "battle-lost": "battle",
  "gate-claimed": "gate",
  "gate-fell": "gate",
};

export function sign(event: SaidEvent): Drawing | undefined {
  const { name, track } = told(event);
  const found = name === "advanced" ? track : SIGNS[name];
  return found && signs[found];
}
