/** Reading what Antigone has done at one's own pace: which of her steps is looked at. */
import type { SaidEvent } from "../../table/said";
import { archonBefore, before, type Step, stepsOf } from "./steps";
import type { ThebaiView } from "./view";

interface Sources {
  view(): ThebaiView;
  log(): readonly SaidEvent[];
}

export class Reading {
  readonly #sources: Sources;
  /** How many steps have been read of which turn, by where it begins. */
  #read = $state.raw<{ turn: number; steps: number } | null>(null);

  readonly steps: readonly Step[] = $derived.by(() => stepsOf(this.#sources.log(), this.#sources.view()));
  readonly #turn = $derived.by(() => (this.steps[0] ? this.#sources.log().indexOf(this.steps[0].event) : -1));
  /** How many steps lie behind; all of them unless somebody is reading. */
  readonly place: number = $derived(
    this.#read?.turn === this.#turn ? Math.min(this.#read.steps, this.steps.length) : this.steps.length,
  );
  /** The step that is looked at; nothing at the end. */
  readonly step: Step | null = $derived(this.place < this.steps.length ? (this.steps[this.place] ?? null) : null);
  /** The table as it was after that step. */
  readonly view: ThebaiView = $derived.by(() => {
    const view = this.#sources.view();
    // Where nothing is read, the log is not asked: all that is drawn depends on this.
    if (!this.#read || !this.step) return view;
    const antigone = view.antigone?.seat ?? -1;
    const later = this.steps.slice(this.place + 1).map(({ about }) => about);
    return before(view, later, archonBefore(this.#sources.log(), this.steps, antigone));
  });

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Look at another step; beyond the last one the table is as it is. */
  go(place: number): void {
    this.#read = { turn: this.#turn, steps: Math.min(Math.max(0, place), this.steps.length) };
  }

  /** New events: what she did is read from its beginning. */
  hear(events: readonly SaidEvent[]): void {
    const first = this.steps.findIndex(({ event }) => events.includes(event));
    if (first >= 0) this.go(first);
  }

  /** The table as it is. */
  end(): void {
    if (this.step) this.go(this.steps.length);
  }
}
