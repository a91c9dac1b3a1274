/** What somebody holds while deciding: a die, a Metic, a token, a tile turned one way. What it can't do stops glowing. */
import type { Picking } from "../../table/board";
import type { SaidChoice, SaidDecision, SaidPreview } from "../../table/said";
import type { Way } from "./way.svelte";

/** What can be taken in hand: it comes first in a choice that also says where it goes. */
const TAKEN = /^(die|metic|token|turn):/;

/** The own Archon while it is at home. */
export const ARCHON = "archon:home";

export class Hand implements Picking {
  readonly #picking: Picking;
  #wanted = $state<string | null>(null);
  /** What is hovered or focused on the board. */
  element = $state<string | null>(null);

  /** What could be held now. */
  readonly takeable: readonly string[] = $derived.by(() => [
    ...new Set(this.offered.flatMap(({ elements }) => taken(elements))),
  ]);
  /** What is held: what somebody took, a lone thing by itself, or of several turns the best. */
  readonly held: string | null = $derived.by(() => {
    const { takeable } = this;
    if (this.#wanted !== null && takeable.includes(this.#wanted)) return this.#wanted;
    if (takeable.length === 1 || takeable[0]?.startsWith("turn:")) return this.#best(takeable);
    return null;
  });

  constructor(
    picking: Picking,
    /** The Archon's way: presses on tiles and dice spaces lay it, where it can be laid. */
    readonly way: Way | null = null,
  ) {
    this.#picking = picking;
  }

  get offered(): readonly SaidChoice[] {
    return this.#picking.offered;
  }

  get decision(): SaidDecision | null {
    return this.#picking.decision;
  }

  get recent(): ReadonlyMap<string, number> {
    return this.#picking.recent;
  }

  get narrowed(): string | null {
    return this.#picking.narrowed;
  }

  narrow(element: string | null): void {
    this.#picking.narrow(element);
  }

  get preview(): SaidPreview | null {
    return this.#picking.preview;
  }

  get outcome(): SaidPreview | null {
    return this.#picking.outcome;
  }

  plan(choices: readonly string[]): void {
    this.#picking.plan(choices);
  }

  consider(choice: SaidChoice | null): void {
    this.#picking.consider(choice);
  }

  get isBoardEnough(): boolean {
    return this.#picking.isBoardEnough;
  }

  set isBoardEnough(isEnough: boolean) {
    this.#picking.isBoardEnough = isEnough;
  }

  get taught(): readonly string[] {
    return this.#picking.taught ?? [];
  }

  get pointed(): ReadonlySet<string> {
    return this.#picking.pointed;
  }

  /** The choices of an element that what is held allows. */
  choices(element: string): SaidChoice[] {
    const all = this.#picking.choices(element);
    const { held } = this;
    if (held === null || element === held || taken([element]).length > 0) return all;
    return all.filter(({ elements }) => taken(elements).length === 0 || elements[0] === held);
  }

  refusal(element: string): string | undefined {
    return this.#picking.refusal(element);
  }

  pick(element: string): void {
    if (this.way?.press(element)) return;
    const found = this.choices(element);
    if (this.takeable.includes(element)) this.#wanted = this.held === element ? null : element;
    else if (found.length === 1 && found[0]) this.#picking.choose(found[0]);
    else this.#picking.pick(element);
  }

  choose(choice: SaidChoice, isSure = false): void {
    this.#picking.choose(choice, isSure);
  }

  point(element: string | null): void {
    this.element = element;
    this.#picking.point(element);
  }

  /** Take the next of what could be held, or one before. */
  turn(by: number): void {
    const { takeable, held } = this;
    const at = held === null ? (by > 0 ? -1 : 0) : takeable.indexOf(held);
    this.#wanted = takeable[(at + by + takeable.length) % takeable.length] ?? null;
  }

  take(element: string): void {
    if (this.takeable.includes(element)) this.#wanted = element;
  }

  /** Put something that can be held somewhere, as far as it can go there. */
  put(element: string, onto: string): void {
    if (!this.takeable.includes(element) || element === onto) return;
    this.#wanted = element;
    if (this.#picking.choices(onto).some(({ elements }) => elements[0] === element)) this.pick(onto);
  }

  /** Whether somebody took something, rather than a lone thing being held by itself. */
  get hasTaken(): boolean {
    return this.#wanted !== null && this.held === this.#wanted;
  }

  letGo(): void {
    this.#wanted = null;
  }

  /** The one whose choice brings most. */
  #best(takeable: readonly string[]): string | null {
    const brings = (element: string) => this.#picking.choices(element)[0]?.outlook.length ?? 0;
    return takeable.reduce<string | null>(
      (best, each) => (best === null || brings(each) > brings(best) ? each : best),
      null,
    );
  }
}

/** The first element of a choice, if it is taken in hand before it goes somewhere. */
function taken(elements: readonly string[]): string[] {
  const [first] = elements;
  return first !== undefined && elements.length > 1 && TAKEN.test(first) ? [first] : [];
}
