/** Dragging a tile of the estate to a cell: first the tile is chosen, and then, as soon as the game asks for it, the cell. */
import type { Picking } from "../../table/board";
import type { SaidDecision } from "../../table/said";
import type { ThebaiView } from "./view";

const CELL = "cell:";

export class Laying {
  /** The tile that is being dragged, as an element. */
  dragged = $state<string | null>(null);
  readonly #picking: Picking;
  readonly #view: () => ThebaiView;
  /** Where a tile goes that was dropped, and the question it was an answer to. */
  #dropped: { onto: string; after: SaidDecision | null } | null = null;

  constructor(picking: Picking, view: () => ThebaiView) {
    this.#picking = picking;
    this.#view = view;
  }

  /** The cells on which the tile that is dragged can be let go. */
  get sites(): readonly string[] {
    return this.dragged === null ? [] : this.#view().sights.sites;
  }

  /** Whether this is a tile that can be laid now. */
  isLoose(element: string): boolean {
    return this.#choiceOf(element) !== undefined;
  }

  drop(element: string, onto: string): void {
    const choice = this.#choiceOf(element);
    const isSite = onto.startsWith(CELL) && this.#view().sights.sites.includes(onto.slice(CELL.length));
    if (!choice || !isSite) return;
    this.#dropped = { onto, after: this.#picking.decision };
    this.#picking.choose(choice);
  }

  /** Choose the cell, once it is asked for; a question about something else comes first, and the drop is forgotten. */
  goOn(): void {
    const { decision, offered } = this.#picking;
    if (!this.#dropped || !decision || decision === this.#dropped.after) return;
    const { onto } = this.#dropped;
    this.#dropped = null;
    const cell = offered.find(({ verb, elements }) => verb === "cell" && elements[0] === onto);
    if (cell) this.#picking.choose(cell);
  }

  #choiceOf(element: string) {
    return this.#picking.choices(element).find(({ verb }) => verb === "tile");
  }
}
