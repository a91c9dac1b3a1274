/** Picking as a board sees it: while the board shows what is past, nothing on it can be chosen, and a press catches up. */
import type { Picking } from "./board";
import type { Deciding } from "./picking.svelte";
import type { SaidChoice, SaidDecision, SaidPreview } from "./said";

interface Means {
  /** Whether the board shows a position before the one that is decided about. */
  isBehind(): boolean;
  catchUp(): void;
}

export class BoardPicking implements Picking {
  constructor(
    private readonly deciding: Deciding,
    private readonly means: Means,
  ) {}

  get offered(): readonly SaidChoice[] {
    return this.means.isBehind() ? [] : this.deciding.offered;
  }

  get isBoardEnough(): boolean {
    return this.deciding.isBoardEnough;
  }

  set isBoardEnough(isEnough: boolean) {
    this.deciding.isBoardEnough = isEnough;
  }

  get pointed(): ReadonlySet<string> {
    return this.deciding.pointed;
  }

  get taught(): readonly string[] {
    return this.deciding.taught;
  }

  get recent(): ReadonlyMap<string, number> {
    return this.deciding.recent;
  }

  get element(): string | null {
    return this.deciding.element;
  }

  get decision(): SaidDecision | null {
    return this.means.isBehind() ? null : this.deciding.decision;
  }

  get narrowed(): string | null {
    return this.deciding.narrowed;
  }

  get preview(): SaidPreview | null {
    return this.deciding.preview;
  }

  get outcome(): SaidPreview | null {
    return this.deciding.outcome;
  }

  choices(element: string): SaidChoice[] {
    return this.means.isBehind() ? [] : this.deciding.choices(element);
  }

  refusal(element: string): string | undefined {
    return this.means.isBehind() ? undefined : this.deciding.refusal(element);
  }

  pick(element: string): void {
    if (this.means.isBehind()) this.means.catchUp();
    else this.deciding.pick(element);
  }

  point(element: string | null): void {
    this.deciding.point(element);
  }

  tell(elements: readonly string[]): void {
    this.deciding.tell(elements);
  }

  narrow(element: string | null): void {
    this.deciding.narrow(element);
  }

  consider(choice: SaidChoice | null): void {
    this.deciding.consider(choice);
  }

  plan(choices: readonly string[]): void {
    this.deciding.plan(choices);
  }

  choose(choice: SaidChoice, isSure = false): void {
    this.deciding.choose(choice, isSure);
  }
}
