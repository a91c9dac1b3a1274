/** The Archon's way as somebody plans it: laid tile by tile, taken back step by step, and walked once it is sure. */
import type { Picking } from "../../table/board";
import type { SaidChoice, SaidDecision } from "../../table/said";
import { cellsOf, cellsOnWay } from "./layout";
import type { ThebaiView } from "./view";

const CROSSING = "crossing:";

interface Sources {
  picking: Picking;
  view(): ThebaiView;
  seat(): number;
}

/** The dice spaces that a choice crosses, in their order. */
export function crossedBy({ elements }: Pick<SaidChoice, "elements">): string[] {
  return elements.filter((each) => each.startsWith(CROSSING)).map((each) => each.slice(CROSSING.length));
}

export class Way {
  readonly #sources: Sources;
  /** The dice spaces of the plan, and the question it is an answer to. */
  #plan = $state.raw<{ decision: SaidDecision; spaces: readonly string[] } | null>(null);
  /** What is still to be walked, and the question that was answered last. */
  #toWalk: { after: SaidDecision | null; spaces: readonly string[] } | null = null;

  /** The tiles a walk can end on, each with the choice of its cheapest way. */
  readonly #ends: ReadonlyMap<string, SaidChoice> = $derived.by(
    () =>
      new Map(
        this.#sources.picking.offered
          .filter(({ verb }) => verb === "walk")
          .map((choice) => [choice.elements[0]?.slice("cell:".length) ?? "", choice]),
      ),
  );
  readonly from: string | null = $derived.by(() => {
    const seat = this.#sources.seat();
    return this.#sources.view().families.find((family) => family.seat === seat)?.archon ?? null;
  });
  /** Whether a way can be planned now. */
  readonly isOpen = $derived(this.from !== null && this.#ends.size > 0);
  /** The dice spaces it crosses so far. */
  readonly laid: readonly string[] = $derived.by(() => {
    const isAsked = this.isOpen && this.#plan !== null && this.#plan.decision === this.#sources.picking.decision;
    return isAsked && this.#plan ? this.#plan.spaces : [];
  });
  /** The tiles it leads over, first and last included. */
  readonly cells: readonly string[] = $derived(this.from === null ? [] : cellsOnWay(this.from, this.laid));
  readonly at: string = $derived(this.cells.at(-1) ?? "");
  readonly canEnd = $derived(this.laid.length > 0 && this.#ends.has(this.at));

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The dice spaces over which the way could go on. */
  get exits(): string[] {
    const { walk, crossings } = this.#sources.view().sights;
    if (!this.isOpen || !walk) return [];
    const costs = (space: string) => crossings[space] === "pays";
    const canPay = this.laid.filter(costs).length < walk.paid;
    return (walk.steps[this.at] ?? []).filter(
      (space) => (canPay || !costs(space)) && !this.cells.includes(beyond(space, this.at)),
    );
  }

  /** Press a tile or a dice space; says whether that means anything for the way. */
  press(element: string): boolean {
    if (!this.isOpen) return false;
    const place = element.slice(element.indexOf(":") + 1);
    if (element.startsWith("space:")) return this.#goOnOver(place);
    if (!element.startsWith("cell:")) return false;
    const passed = this.cells.indexOf(place);
    const end = this.#ends.get(place);
    if (place === this.at && this.laid.length > 0) this.walk();
    else if (passed >= 0) this.#lay(this.laid.slice(0, passed));
    else if (this.laid.length > 0 && this.trace(place)) return true;
    else if (end) this.#lay(crossedBy(end));
    else return this.trace(place);
    return true;
  }

  /** The Archon is led to the tile beside, or back to the one before; says whether it can go there. */
  trace(cell: string): boolean {
    if (this.isOpen && this.laid.length > 0 && cell === this.cells.at(-2)) {
      this.back();
      return true;
    }
    const space = this.exits.find((exit) => beyond(exit, this.at) === cell);
    return space !== undefined && this.#goOnOver(space);
  }

  /** Take the last step back. */
  back(): void {
    this.#lay(this.laid.slice(0, -1));
  }

  clear(): void {
    this.#lay([]);
  }

  /** Walk it: at once if it is the cheapest way, otherwise step by step. */
  walk(): void {
    const end = this.#ends.get(this.at);
    if (!end || this.laid.length === 0) return;
    const { picking } = this.#sources;
    if (crossedBy(end).join() === this.laid.join()) picking.choose(end, true);
    else {
      this.#toWalk = { after: null, spaces: this.laid };
      this.goOn();
    }
  }

  /** Take the next step of a way that is being walked; a question that is about something else ends it. */
  goOn(): void {
    const { picking } = this.#sources;
    const { decision } = picking;
    if (!this.#toWalk || !decision || decision === this.#toWalk.after) return;
    const [space, ...others] = this.#toWalk.spaces;
    const next = picking.offered.find(({ verb, elements }) =>
      space === undefined ? verb === "stop" : verb === "step" && elements[0] === `space:${space}`,
    );
    this.#toWalk = next && space !== undefined ? { after: decision, spaces: others } : null;
    if (next) picking.choose(next, true);
  }

  #goOnOver(space: string): boolean {
    if (!this.exits.includes(space)) return false;
    this.#lay([...this.laid, space]);
    return true;
  }

  #lay(spaces: readonly string[]): void {
    const { decision } = this.#sources.picking;
    this.#plan = decision && { decision, spaces };
  }
}

/** The tile on the other side of a dice space. */
function beyond(space: string, cell: string): string {
  return cellsOf(space).find((each) => each !== cell) ?? "";
}
