/** What happened, played one thing after another at the pace somebody likes: what is shown may be behind what is known. */
import type { Pace } from "../preferences.svelte";
import type { Scene, ShownEvent } from "../server/wire";

/** One update as it is shown: the scene after it, all events until then, and those among them that are new. */
export interface Moment {
  scene: Scene;
  events: ShownEvent[];
  news: ShownEvent[];
}

/** Milliseconds for one event, and for all of one update together. */
const STEP: Record<Pace, number> = { "at-once": 0, quick: 600, calm: 1800 };
const LONGEST: Record<Pace, number> = { "at-once": 0, quick: 2400, calm: 9000 };

export class Playback {
  scene = $state.raw<Scene | null>(null);
  events = $state.raw<ShownEvent[]>([]);
  news = $state.raw<ShownEvent[]>([]);
  /** The event that is being told; null when all has been. */
  telling = $state.raw<ShownEvent | null>(null);
  /** How many of the news have been told. */
  #told = 0;
  #later = $state.raw<Moment[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pace: () => Pace;

  /** Whether more is known than is shown. */
  readonly isBehind = $derived(this.#later.length > 0);

  constructor(pace: () => Pace) {
    this.#pace = pace;
  }

  /** Take in an update; what is `fromOwn` choice, or seen through other eyes, is shown at once. */
  add(moment: Moment, isAtOnce: boolean): void {
    if (isAtOnce || this.#pace() === "at-once") {
      this.#wait([]);
      this.#show(moment, moment.news.length);
      this.#finish();
    } else if (this.isBehind || (this.telling !== null && moment.news.length > 0)) {
      this.#wait([...this.#later, moment]);
    } else if (moment.news.length > 0) {
      this.#show(moment);
      this.#tell();
    } else {
      [this.scene, this.events] = [moment.scene, moment.events];
    }
  }

  /** Show all that is known. */
  skip(): void {
    const last = this.#later.at(-1);
    if (last) {
      const news = this.#later.flatMap((moment) => moment.news);
      this.#wait([]);
      this.#show({ ...last, news }, news.length);
    }
    this.#finish();
  }

  /** Stop for good. */
  close(): void {
    clearTimeout(this.#timer);
  }

  /** What waits to be shown; where nothing did and nothing does, nobody need look whether the board is behind. */
  #wait(later: Moment[]): void {
    if (later.length > 0 || this.isBehind) this.#later = later;
  }

  #show({ scene, events, news }: Moment, told = 0): void {
    [this.scene, this.events, this.news] = [scene, events, news];
    this.#tellFrom(told);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#tellFrom(this.news.length);
  }

  #tellFrom(place: number): void {
    this.#told = place;
    this.telling = this.news[place] ?? null;
  }

  #tell(): void {
    clearTimeout(this.#timer);
    const pace = this.#pace();
    const wait = Math.min(STEP[pace], LONGEST[pace] / Math.max(1, this.news.length));
    this.#timer = setTimeout(() => this.#next(), wait);
  }

  #next(): void {
    if (this.#told < this.news.length - 1) this.#tellFrom(this.#told + 1);
    else {
      const [next, ...later] = this.#later;
      if (!next) {
        this.#finish();
        return;
      }
      this.#wait(later);
      this.#show(next);
    }
    this.#tell();
  }
}
