/** Deciding: what can be chosen, what is pointed at from either side, what is armed and waits for a second press. */
import type { ShownChoice, ShownDecision } from "../server/wire";
import type { Picking } from "./board";

interface Means {
  /** What the seat is asked now, or null while others decide. */
  decision(): ShownDecision | null;
  /** Whether a choice is armed first and taken by a second press. */
  asksTwice(): boolean;
  take(choice: ShownChoice): void;
  /** Says in passing why something is not possible; `null` where nobody knows a reason. */
  refuse(reason: string | null): void;
}

const NOTHING: ShownChoice[] = [];

export class Deciding implements Picking {
  readonly #means: Means;
  /** The element the list of choices is narrowed to. */
  narrowed = $state<string | null>(null);
  /** The choice that waits for a second press. */
  armed = $state<string | null>(null);
  /** The choice hovered or focused in the panel. */
  considered = $state<string | null>(null);
  /** The element hovered or focused on the board. */
  element = $state<string | null>(null);

  readonly #byElement = $derived.by(() => {
    const found = new Map<string, ShownChoice[]>();
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
  readonly pointed: ReadonlySet<string> = $derived.by(() => {
    const name = this.considered ?? this.armed;
    return new Set(this.offered.find((choice) => choice.choice === name)?.elements ?? []);
  });

  constructor(means: Means) {
    this.#means = means;
  }

  get offered(): ShownChoice[] {
    return this.#means.decision()?.choices ?? [];
  }

  /** The choices the panel lists: all, or those of one element. */
  get listed(): ShownChoice[] {
    return this.narrowed === null ? this.offered : this.choices(this.narrowed);
  }

  get armedChoice(): ShownChoice | undefined {
    return this.offered.find((choice) => choice.choice === this.armed);
  }

  choices(element: string): ShownChoice[] {
    return this.#byElement.get(element) ?? NOTHING;
  }

  /** Where an element can't be chosen, why; an element that can needs no excuse. */
  refusal(element: string): string | undefined {
    return this.#byElement.has(element) ? undefined : this.#reasons.get(element);
  }

  pick(element: string): void {
    const found = this.choices(element);
    const [only] = found;
    if (!only) this.#means.refuse(this.refusal(element) ?? null);
    else if (found.length === 1) this.choose(only);
    else this.narrowed = element;
  }

  point(element: string | null): void {
    this.element = element;
  }

  /** Take a choice, or arm it and take it when it is chosen again. */
  choose(choice: ShownChoice): void {
    if (this.#means.asksTwice() && this.armed !== choice.choice) this.armed = choice.choice;
    else {
      this.reset();
      this.#means.take(choice);
    }
  }

  /** Let go of what was begun; says whether there was anything. */
  reset(): boolean {
    const wasBusy = this.narrowed !== null || this.armed !== null;
    this.narrowed = this.armed = this.considered = null;
    return wasBusy;
  }
}
