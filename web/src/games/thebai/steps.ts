/** What Antigone does between two turns of one's own, as steps: each with what it is about and the table as it was then. */
import type { SaidEvent } from "../../table/said";
import { faceBeside } from "./printed";
import { type Told, told } from "./telling";
import type { SpaceView, ThebaiView } from "./view";

export interface Step {
  event: SaidEvent;
  about: Told;
  /** What she is at: the card, deed or phase this step belongs to, in words. */
  heading: string;
  /** The step that began it. */
  begun: number;
  /** The cells she looks at, in their order; the last is the one she finds. */
  search: string[];
}

/** With these something begins that has a heading of its own. */
const HEADINGS = new Set([
  "turn-began",
  "card-resolved",
  "icon-resolved",
  "benefit-sought",
  "herald-came",
  "fate-came",
]);
const ARCHON = new Set(["archon-placed", "archon-moved", "rushed"]);

/** The steps since one's last own turn, or if it is one's turn, between that and the one before; none before her first. */
export function stepsOf(log: readonly SaidEvent[], view: ThebaiView): Step[] {
  const antigone = view.antigone?.seat;
  if (antigone === undefined) return [];
  let heading = "";
  let begun = 0;
  return lastRun(log, antigone).map((event, index) => {
    if (HEADINGS.has(event.name)) [heading, begun] = [event.text, index];
    const about = told(event);
    return { event, about, heading, begun, search: searchOf(view, about) };
  });
}

/** What happened last that is no part of a turn of one's own: turns of hers, and what ends a round. */
function lastRun(log: readonly SaidEvent[], antigone: number): SaidEvent[] {
  const isHers = (event: SaidEvent) => event.name === "turn-began" && told(event).seat === antigone;
  const isOwnTurn = (event: SaidEvent) => event.name === "turn-began" && !isHers(event);
  const begins = (event: SaidEvent) => isHers(event) || event.name === "herald-came";
  /** Where it begins after some place; nowhere before her first turn. */
  const after = (place: number) => log.findIndex((event, index) => index > place && begins(event));
  const turn = log.findLastIndex(isOwnTurn);
  if (after(turn) >= 0) return log.slice(after(turn));
  const before = log.slice(0, Math.max(turn, 0));
  const start = after(before.findLastIndex(isOwnTurn));
  return start < 0 || start >= turn ? [] : log.slice(start, turn);
}

function searchOf(view: ThebaiView, { name, herald, cell }: Told): string[] {
  const order = name === "searched" && herald !== undefined ? view.sights.searches[herald] : undefined;
  return order && cell !== undefined ? order.slice(0, order.indexOf(cell) + 1) : [];
}

/** The table before these events, as far as pieces in sight show it; where an Archon came from says the log before. */
export function before(view: ThebaiView, events: readonly Told[], cameFrom: string | null): ThebaiView {
  return events.reduceRight((later, event) => undo(later, event, cameFrom), view);
}

function undo(view: ThebaiView, event: Told, cameFrom: string | null): ThebaiView {
  const { name, seat, cell, space, from, face, track, points } = event;
  if (ARCHON.has(name) && seat !== undefined) return withArchon(view, seat, cameFrom);
  if (name === "tile-placed" && cell !== undefined) return withoutTile(view, cell);
  if (name === "advanced" && seat !== undefined && track !== undefined) return withStep(view, event);
  if (name === "scored-points" || name === "lost-points")
    return withScore(view, seat, name === "lost-points" ? points : -points);
  if (name === "promoted" && space !== undefined)
    return withSpace(view, space, (die) => ({ ...die, face: faceBeside(face ?? "1", -1) }));
  if (name === "reduced" && space !== undefined)
    return withSpace(view, space, (die) => ({ ...die, face: faceBeside(face ?? "1", 1) }));
  if (name === "citizen-to-city" && space !== undefined) return withSpace(view, space, emptied);
  if (name === "plaza-placed" && space !== undefined) return withSpace(view, space, emptied);
  if (name === "hoplite-placed" || name === "hoplite-moved") return movedBack(view, event.space, from);
  return view;
}

function withSpace(view: ThebaiView, space: string, change: (lying: SpaceView) => SpaceView): ThebaiView {
  return { ...view, spaces: view.spaces.map((each) => (each.space === space ? change(each) : each)) };
}

function emptied({ space }: SpaceView): SpaceView {
  return { space, holds: null, touches_tile: true };
}

function movedBack(view: ThebaiView, to: string | undefined, from: string | undefined): ThebaiView {
  const die = view.spaces.find(({ space }) => space === to);
  if (!die || to === undefined) return view;
  const gone = withSpace(view, to, emptied);
  return from === undefined || from === to ? gone : withSpace(gone, from, () => ({ ...die, space: from }));
}

function withArchon(view: ThebaiView, seat: number, cell: string | null): ThebaiView {
  const cells = view.cells.map((each) => {
    const others = each.archons.filter((other) => other !== seat);
    return each.cell === cell ? { ...each, archons: [...others, seat] } : { ...each, archons: others };
  });
  return { ...view, cells };
}

function withoutTile(view: ThebaiView, cell: string): ThebaiView {
  const matches = Object.fromEntries(Object.entries(view.sights.matches).filter(([laid]) => laid !== cell));
  const cells = view.cells.map((each) => (each.cell === cell ? { ...each, tile: null, roofs: null } : each));
  return { ...view, cells, sights: { ...view.sights, matches } };
}

function withStep(view: ThebaiView, { seat, track = "ares", step }: Told): ThebaiView {
  const markers = view.tracks[track].map((marker) => (marker.seat === seat ? { ...marker, step: step - 1 } : marker));
  return { ...view, tracks: { ...view.tracks, [track]: markers } };
}

function withScore(view: ThebaiView, seat: number | undefined, by: number): ThebaiView {
  const families = view.families.map((each) => (each.seat === seat ? { ...each, score: each.score + by } : each));
  return { ...view, families };
}

/** Where the Archon of a family stood before the steps of a turn, as far as the log tells. */
export function archonBefore(log: readonly SaidEvent[], steps: readonly Step[], seat: number): string | null {
  const first = steps[0] ? log.indexOf(steps[0].event) : log.length;
  const last = log.slice(0, first).findLast((event) => ARCHON.has(event.name) && told(event).seat === seat);
  return last ? (told(last).cell ?? null) : null;
}
