/**
 * Moving many cubes at once. One lifts all cubes before the first is laid down, so the moves somebody makes are collected, shown as
 * if they had happened, and sent in the order that the game asks for.
 */
import type { Picking } from "../../table/board";
import type { SaidChoice } from "../../table/said";
import { faceOf } from "./tiles";
import { type CityView, type Cubes, type HexemoniaView, RESOURCES, type Resource } from "./view";

export interface Load {
  resource: Resource;
  from: string;
}

export interface Move extends Load {
  to: string;
}

export class Plan {
  moves = $state.raw<Move[]>([]);
  /** The cube somebody has taken hold of. */
  grabbed = $state.raw<Load | null>(null);
  /** While it is carried out: the table when that began, which stays in sight, and what is still to be sent. */
  #running = $state.raw<{ begun: HexemoniaView; sent: HexemoniaView | null; steps: readonly string[] } | null>(null);

  /** All of it as choices, in the order that the game asks for. */
  readonly choices: readonly string[] = $derived([
    ...this.moves.map(({ resource, from }) => `lift ${resource} ${from}`),
    ...this.moves.map(({ resource, to }) => `lay_cube ${resource} ${to}`),
  ]);

  /** Take hold of a cube, or let go of it. */
  grab(load: Load): void {
    const { grabbed } = this;
    this.grabbed = grabbed?.resource === load.resource && grabbed.from === load.from ? null : load;
  }

  /** Move a cube; from where it was moved to, it goes on. */
  move({ resource, from }: Load, to: string): void {
    this.grabbed = null;
    if (from === to) return;
    const index = this.moves.findLastIndex((move) => move.resource === resource && move.to === from);
    const first = this.moves[index];
    const rest = first ? this.moves.toSpliced(index, 1) : this.moves;
    const origin = first?.from ?? from;
    this.moves = origin === to ? rest : [...rest, { resource, from: origin, to }];
  }

  clear(): void {
    this.moves = [];
    this.grabbed = null;
    this.#running = null;
  }

  /** Begin to carry out all moves. */
  begin(view: HexemoniaView): void {
    this.#running = { begun: view, sent: null, steps: this.choices };
    this.grabbed = null;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** The table that the moves are made on. */
  base(present: HexemoniaView): HexemoniaView {
    return this.#running?.begun ?? present;
  }

  /**
   * The next choice, once the game has taken the one before. When it is not offered, something has come between, and the plan is
   * over; so it is when all has happened.
   */
  next(view: HexemoniaView, picking: Picking): SaidChoice | null {
    if (!this.#running || this.#running.sent === view) return null;
    const [step, ...steps] = this.#running.steps;
    const found = picking.offered.find(({ choice }) => choice === step);
    if (found) this.#running = { ...this.#running, sent: view, steps };
    else this.clear();
    return found ?? null;
  }
}

/** A city as it would be with some moves made; its tiles are lit by what would lie on them. */
export function planned(view: HexemoniaView, seat: number, moves: readonly Move[]): HexemoniaView {
  const own = view.cities[seat];
  if (!own || moves.length === 0) return view;
  const changed = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const after = (tile: string, cubes: Cubes): Cubes => {
    const made = { ...cubes };
    for (const { resource, from, to } of moves) {
      if (from === tile) made[resource] -= 1;
      if (to === tile) made[resource] += 1;
    }
    return made;
  };
  const acropolis = `acropolis_${seat}`;
  const city: CityView = {
    ...own,
    acropolis: changed.has(acropolis)
      ? { ...own.acropolis, cubes: after(acropolis, own.acropolis.cubes) }
      : own.acropolis,
    tiles: own.tiles.map((site) => {
      if (!changed.has(site.tile)) return site;
      const cubes = after(site.tile, site.cubes);
      return { ...site, cubes, is_active: isFilled(faceOf(site.tile).cost, cubes) };
    }),
  };
  return { ...view, cities: view.cities.with(seat, city) };
}

/** Whether cubes fill all outlines of a cost. */
export function isFilled(cost: Cubes, cubes: Cubes): boolean {
  return RESOURCES.every((resource) => cubes[resource] >= cost[resource]);
}
