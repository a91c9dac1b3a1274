/** What presses and drags on the board do: what is held, what is planned, what is chosen. */
import type { Picking, Words } from "../../table/board";
import type { SaidChoice } from "../../table/said";
import type { Button } from "./buttons";
import { loadOf, tileOf } from "./loads";
import type { Look } from "./look.svelte";
import { elementOf, type PlacedTile } from "./placing";
import { Plan } from "./plan.svelte";
import type { HexemoniaView } from "./view";

/** Verbs for which one says first which tile, and then where it goes. */
const FROM_HAND = new Set(["lay", "invoke"]);

export class Moves {
  readonly plan = new Plan();
  readonly #picking: Picking;
  readonly #words: () => Words;
  readonly #view: () => HexemoniaView;

  constructor(picking: Picking, words: () => Words, view: () => HexemoniaView) {
    this.#picking = picking;
    this.#words = words;
    this.#view = view;
  }

  /** The tile of the hand that is about to be laid. */
  readonly held = $derived.by(() => {
    const { narrowed } = this.#picking;
    return narrowed !== null && this.#goesFromHand(narrowed) ? tileOf(narrowed) : null;
  });

  /** The cube that is about to be moved, as an element. */
  readonly grabbed = $derived.by(() => {
    const load = this.plan.grabbed;
    return load ? `cube:${load.resource}-${load.from}` : null;
  });

  /** What can be done with what is planned. */
  readonly buttons: Button[] = $derived.by(() => {
    const count = this.plan.moves.length;
    if (count === 0 || this.plan.isRunning) return [];
    const words = this.#words();
    return [
      {
        element: "plan:carry-out",
        label: words.say("board-carry-out", { count }),
        about: words.help("board-carry-out"),
        isOffered: true,
        press: () => this.carryOut(),
      },
      {
        element: "plan:forget",
        label: words.say("board-forget"),
        about: "",
        isOffered: true,
        press: () => this.plan.clear(),
      },
    ];
  });

  /** The element hovered or focused on the board. */
  get attended(): string | null {
    return this.#picking.element;
  }

  /** The choice that a press on an element would make, or begin to make; nothing where it leaves several. */
  meantBy(element: string | null): SaidChoice | null {
    if (element === null) return null;
    const { narrowed } = this.#picking;
    const all = this.#picking.choices(element);
    const completing = all.filter(({ elements }) => narrowed !== null && elements.includes(narrowed));
    const found = element !== narrowed && completing.length > 0 ? completing : all;
    return found.length === 1 || loadOf(element) !== null ? (found[0] ?? null) : null;
  }

  /** The tiles on which the cube that is held can be put. */
  targets(view: HexemoniaView, seat: number): ReadonlySet<string> {
    const load = this.plan.grabbed;
    if (!load) return new Set();
    const tiles = [`acropolis_${seat}`, ...(view.cities[seat]?.tiles ?? []).map(({ tile }) => tile)];
    return new Set(tiles.filter((tile) => tile !== load.from).map((tile) => `tile:${tile}`));
  }

  pick(placed: PlacedTile, look: Look): void {
    const picking = this.#picking;
    const element = elementOf(placed);
    const tile = tileOf(element);
    if (this.plan.grabbed && tile !== null && (placed.on === "city" || placed.on === "acropolis")) {
      this.plan.move(this.plan.grabbed, tile);
    } else if (placed.on === "underworld" && picking.choices(element).length === 0) {
      look.isUnderworldOpen = !look.isUnderworldOpen;
    } else if (picking.narrowed === element) picking.narrow(null);
    else if (this.#goesFromHand(element) && placed.on === "hand") picking.narrow(element);
    else if (!this.#layDown(element)) picking.pick(element);
  }

  /** Press the cubes of a kind on a tile. */
  take(element: string): void {
    const picking = this.#picking;
    const load = loadOf(element);
    const [first] = picking.choices(element);
    if (load && this.#isMovable(element)) this.plan.grab(load);
    else if (first) picking.choose(first);
    else picking.pick(element);
  }

  isLoose(element: string): boolean {
    return this.#goesFromHand(element) || (loadOf(element) !== null && this.#picking.choices(element).length > 0);
  }

  /** Let go of something above something else. */
  drop(element: string, onto: string): void {
    const picking = this.#picking;
    const load = loadOf(element);
    const target = tileOf(onto) ?? loadOf(onto)?.from ?? null;
    if (load && this.#isMovable(element)) {
      if (target !== null) this.plan.move(load, target);
      return;
    }
    const [both] = picking.choices(element).filter(({ elements }) => elements.includes(onto));
    const [first] = picking.choices(element);
    if (both) picking.choose(both);
    else if (load && first) picking.choose(first);
    else picking.narrow(null);
  }

  carryOut(): void {
    this.plan.begin(this.#view());
    this.goOn();
  }

  /** Send the next step of the plan; nothing, if there is none. */
  goOn(): void {
    if (!this.plan.isRunning) {
      if (this.plan.moves.length > 0 && !this.#isMoving()) this.plan.clear();
      return;
    }
    const picking = this.#picking;
    const next = this.plan.next(this.#view(), picking);
    if (next) picking.choose(next, true);
  }

  /** Forget what is held; says whether there was anything. */
  letGo(): boolean {
    const wasBusy = this.plan.grabbed !== null;
    this.plan.grabbed = null;
    return wasBusy;
  }

  /** Lay a lifted cube on a tile, if that is what a press there means. */
  #layDown(element: string): boolean {
    const picking = this.#picking;
    const landings = picking.choices(element).filter((choice) => choice.verb === "lay_cube");
    const meant = landings.filter(({ elements }) => elements.includes(picking.narrowed ?? ""));
    const [only] = meant.length > 0 ? meant : landings;
    if (!only || (meant.length === 0 && landings.length > 1)) return false;
    picking.choose(only);
    return true;
  }

  #goesFromHand(element: string): boolean {
    return this.#picking
      .choices(element)
      .some((choice) => FROM_HAND.has(choice.verb) && choice.elements[0] === element);
  }

  /** Whether cubes can be moved from tile to tile now. */
  #isMoving(): boolean {
    return this.#picking.offered.some((choice) => ["lift", "lay_cube"].includes(choice.verb));
  }

  #isMovable(element: string): boolean {
    return this.#picking.choices(element).some((choice) => choice.verb === "lift");
  }
}
