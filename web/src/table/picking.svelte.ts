/** Deciding: what can be chosen, what is pointed at from either side, what is armed and waits for a second press. */
import type { Picking } from "./board";
import type { SaidChoice, SaidDecision, SaidPreview } from "./said";

interface Means {
  /** What the seat is asked now, or null while others decide. */
  decision(): SaidDecision | null;
  /** Whether a choice is armed first and taken by a second press; it may take a moment to find out. */
  asksTwice(choice: SaidChoice): boolean | Promise<boolean>;
  take(choice: SaidChoice): void;
  /** Says in passing why something is not possible; `null` where nobody knows a reason. */
  refuse(reason: string | null): void;
  /** What the choice that is considered would do, if that is known. */
  preview?(): SaidPreview | null;
  /** What the last move touched, and which row did. */
  recent?(): ReadonlyMap<string, number>;
}

const NOTHING: SaidChoice[] = [];
const NONE_PLANNED: readonly string[] = [];
const UNPOINTED: ReadonlySet<string> = new Set();
const UNTOUCHED: ReadonlyMap<string, number> = new Map();

export class Deciding implements Picking {
  readonly #means: Means;
  /** The element the list of choices is narrowed to. */
  narrowed = $state<string | null>(null);
  /** The choice that waits for a second press. */
  armed = $state<string | null>(null);
  /** The choice hovered or focused in the panel. */
  considered = $state<string | null>(null);
  /** The choices that somebody plans to make on the board, in their order. */
  planned = $state.raw<readonly string[]>(NONE_PLANNED);
  isBoardEnough = $state(false);
  /** When what a press means has last changed, on the clock of `performance.now()`; and when what is listed has. */
  changedAt = 0;
  listedAt = 0;
  /** The element hovered or focused on the board. */
  element = $state<string | null>(null);

  readonly #byElement = $derived.by(() => {
    const found = new Map<string, SaidChoice[]>();
    for (const choice of this.offered) {
      for (const element of choice.elements) {
        const others = found.get(element);
        if (others) others.push(choice);
        else found.set(element, [choice]);
      }
    }
    return found;
  });
  readonly #reasons = $derived.by(() => {
    const found = new Map<string, string>();
    for (const refusal of this.#means.decision()?.refusals ?? []) {
      if (!found.has(refusal.element)) found.set(refusal.element, refusal.reason);
    }
    return found;
  });
  /** What a line that is read, as one of the log, is about. */
  told = $state.raw<readonly string[]>([]);
  /** What a lesson speaks of, and the choice it advises once somebody wants to be shown. */
  taught = $state.raw<readonly string[]>([]);
  advised = $state<string | null>(null);
  /** What the choice that is looked at is about. */
  readonly about: readonly string[] = $derived.by(() => {
    const name = this.considered ?? this.armed ?? this.advised;
    return this.offered.find((choice) => choice.choice === name)?.elements ?? [];
  });
  readonly pointed: ReadonlySet<string> = $derived(
    this.about.length + this.told.length + this.taught.length > 0
      ? new Set([...this.about, ...this.told, ...this.taught])
      : UNPOINTED,
  );

  constructor(means: Means) {
    this.#means = means;
  }

  get offered(): SaidChoice[] {
    return this.#means.decision()?.choices ?? [];
  }

  get decision(): SaidDecision | null {
    return this.#means.decision();
  }

  get preview(): SaidPreview | null {
    return this.#means.preview?.() ?? null;
  }

  /** What is looked ahead to: the choice that is considered or armed, or else all that is planned. */
  get ahead(): readonly string[] {
    const name = this.considered ?? this.armed;
    return name === null ? this.planned : [name];
  }

  get outcome(): SaidPreview | null {
    return this.planned.length > 0 && this.ahead === this.planned ? this.preview : null;
  }

  get recent(): ReadonlyMap<string, number> {
    return this.#means.recent?.() ?? UNTOUCHED;
  }

  /** The choices the panel lists: all, or those of one element. */
  get listed(): SaidChoice[] {
    return this.narrowed === null ? this.offered : this.choices(this.narrowed);
  }

  get armedChoice(): SaidChoice | undefined {
    return this.offered.find((choice) => choice.choice === this.armed);
  }

  choices(element: string): SaidChoice[] {
    return this.#byElement.get(element) ?? NOTHING;
  }

  /** Where an element can't be chosen, why; an element that can needs no excuse. */
  refusal(element: string): string | undefined {
    return this.#byElement.has(element) ? undefined : this.#reasons.get(element);
  }

  pick(element: string): void {
    const all = this.choices(element);
    const completing = all.filter(({ elements }) => this.narrowed !== null && elements.includes(this.narrowed));
    const found = element !== this.narrowed && completing.length > 0 ? completing : all;
    const [only] = found;
    if (!only) this.#means.refuse(this.refusal(element) ?? null);
    else if (found.length === 1) this.choose(only);
    else this.narrow(element);
  }

  point(element: string | null): void {
    this.element = element;
  }

  narrow(element: string | null): void {
    this.armed = this.considered = null;
    this.narrowed = element;
    this.listedAt = performance.now();
  }

  tell(elements: readonly string[]): void {
    this.told = elements;
  }

  /** What a press means is another thing from now on. */
  changed(): void {
    this.changedAt = performance.now();
  }

  consider(choice: SaidChoice | null): void {
    this.considered = choice?.choice ?? null;
  }

  plan(choices: readonly string[]): void {
    this.planned = choices.length > 0 ? choices : NONE_PLANNED;
  }

  /** Take a choice, or arm it and take it when it is chosen again. */
  choose(choice: SaidChoice, isSure = false): void {
    const asks = !isSure && this.armed !== choice.choice && this.#means.asksTwice(choice);
    if (typeof asks === "boolean") this.#decide(choice, asks);
    else {
      const { decision } = this;
      void asks.then((isAsked) => {
        if (this.decision === decision) this.#decide(choice, isAsked);
      });
    }
  }

  #decide(choice: SaidChoice, isAsked: boolean): void {
    if (isAsked) {
      this.armed = choice.choice;
      this.changed();
    } else {
      this.reset();
      this.#means.take(choice);
    }
  }

  /** Let go of what was begun; says whether there was anything. */
  reset(): boolean {
    const wasBusy = this.narrowed !== null || this.armed !== null;
    if (wasBusy) this.listedAt = performance.now();
    this.narrowed = this.armed = this.considered = null;
    return wasBusy;
  }
}
