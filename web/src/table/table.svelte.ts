/** A table as this page knows it: what the socket told, what somebody is about to do, and whose eyes see it. */
import { notices } from "../notices.svelte";
import { preferences } from "../preferences.svelte";
import { Refused } from "../server/http";
import { type Connection, Live, type Socket } from "../server/live";
import type {
  Outgoing,
  Scene,
  ShownChat,
  ShownChoice,
  ShownDecision,
  ShownEvent,
  ShownPreview,
  ShownSeat,
  ShownTable,
  Update,
} from "../server/wire";
import { play } from "../sound";
import { keepEqual } from "../steady";
import { say, texts } from "../text/texts.svelte";
import { hear } from "./log";
import { Deciding } from "./picking.svelte";

export class TableState {
  table = $state.raw<ShownTable | null>(null);
  scene = $state.raw<Scene | null>(null);
  events = $state.raw<ShownEvent[]>([]);
  /** What has happened since the update before. */
  news = $state.raw<ShownEvent[]>([]);
  chat = $state.raw<ShownChat[]>([]);
  connection = $state<Connection>("connecting");
  /** Why one was turned away. */
  reason = $state.raw<Refused | null>(null);
  /** The length of the log a choice under way was made for. */
  #sentAt = $state<number | null>(null);
  /** What the choice that is being considered would do. */
  preview = $state.raw<ShownPreview | null>(null);
  /** The one of several seats at this screen whose person is known to be looking. */
  facing = $state<number | null>(null);
  watch = $state<number | null>(null);
  /** When the clocks of the table were read. */
  readAt = 0;

  readonly picking: Deciding;
  readonly #live: Live;
  #seat: number | null = null;

  readonly seats: ShownSeat[] = $derived(this.table?.seats ?? []);
  readonly own: number[] = $derived(this.seats.filter((seat) => seat.is_you).map((seat) => seat.seat));
  readonly isSending = $derived(this.#sentAt !== null);
  /** Whether seats that must not see each other's things share this screen. */
  readonly isShared = $derived(
    this.scene !== null && this.scene.needs_hand_over && this.own.length > 1 && !this.scene.is_over,
  );
  /** The seat whose person has to come to the screen before anything is shown. */
  readonly handOverTo: number | null = $derived.by(() => {
    if (!this.isShared || !this.scene) return null;
    const { waiting_for: waiting, seat } = this.scene;
    const next = waiting !== null && this.own.includes(waiting) ? waiting : this.facing === null ? seat : null;
    return next === this.facing ? null : next;
  });
  readonly isCovered = $derived(this.handOverTo !== null || (this.isShared && this.scene?.seat !== this.facing));
  readonly decision: ShownDecision | null = $derived(
    this.isCovered || this.table?.status !== "running" ? null : (this.scene?.decision ?? null),
  );

  constructor(
    readonly id: string,
    connect?: (address: string) => Socket,
  ) {
    this.picking = new Deciding({
      decision: () => this.decision,
      asksTwice: () => preferences.get("confirm"),
      take: (choice) => void this.#take(choice),
      refuse: (reason) => this.#refuse(reason),
    });
    this.#live = new Live(
      id,
      { seat: null, watch: null, language: texts.language },
      {
        updated: (update) => this.#updated(update),
        connectionChanged: (connection, reason) => {
          this.connection = connection;
          this.reason = reason;
        },
        warned: (reason) => {
          if (reason.code !== "not_found") notices.report(reason);
        },
      },
      connect,
    );
  }

  open(): void {
    this.#live.open();
  }

  close(): void {
    this.#live.close();
  }

  /** What a row that scores is called: a player by name or number, an automaton by its own. */
  nameOf(seat: number): string {
    return this.seats[seat]?.name || say("player-number", { number: seat + 1 });
  }

  async undo(): Promise<void> {
    if (!this.table || !this.scene) return;
    await this.#do({ type: "undo", seat: this.scene.seat, ply: this.table.log });
  }

  async askTakeBack(): Promise<void> {
    if (this.scene) await this.#do({ type: "take-back", seat: this.scene.seat });
  }

  async answerTakeBack(agrees: boolean): Promise<void> {
    const wish = this.table?.take_back;
    for (const seat of this.own) {
      if (wish && !wish.agreed.includes(seat) && seat !== wish.seat) {
        await this.#do({ type: "answer-take-back", seat, agrees });
        if (!agrees) return;
      }
    }
  }

  async speak(text: string): Promise<boolean> {
    return this.#do({ type: "say", text });
  }

  /** See what a choice would do, if that is wanted and the choice is still considered when the answer comes. */
  async foresee(choice: string | null): Promise<void> {
    this.preview = null;
    const { decision } = this;
    if (choice === null || !decision || this.connection !== "online" || !preferences.get("preview")) return;
    try {
      const shown = await this.#live.send({ type: "preview", seat: decision.seat, choice });
      if (this.picking.considered === choice || this.picking.armed === choice) this.preview = shown;
    } catch (error) {
      // A position that has changed meanwhile has nothing to foresee; the update says so anyway.
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** The person of the next seat has come to the screen. */
  handOver(): void {
    this.facing = this.handOverTo;
    this.#seat = this.facing;
    this.#look();
  }

  /** Look through the eyes of a seat that shares its view, or of a spectator. */
  watchSeat(seat: number | null): void {
    this.watch = seat;
    this.#look();
  }

  /** Hear everything again in the present language. */
  changeLanguage(): void {
    this.#look();
  }

  #look(): void {
    this.#live.look({ seat: this.#seat, watch: this.watch, language: texts.language });
  }

  #updated(update: Update): void {
    const isFirst = this.table === null;
    const hasMoved = this.table?.log !== update.table.log;
    const before = { isAsked: this.decision !== null, isOver: this.scene?.is_over ?? false };
    const heard = hear(this.events, update.since, update.scene?.events ?? []);
    this.table = keepEqual(this.table, update.table);
    this.scene = keepEqual(this.scene, update.scene);
    this.events = heard.events;
    this.news = isFirst ? [] : heard.news;
    const known = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...update.chat.filter((line) => line.number > known)];
    this.readAt = performance.now();
    if (this.#sentAt !== null && update.table.log !== this.#sentAt) this.#sentAt = null;
    if (hasMoved) this.#letGo();
    if (this.isShared && this.#seat === null && this.scene) {
      // From here on the screen stays with one seat until it is handed over.
      this.#seat = this.scene.seat;
      this.#look();
    }
    if (!isFirst) this.#sound(before);
  }

  #letGo(): void {
    this.picking.reset();
    this.preview = null;
  }

  #sound(before: { isAsked: boolean; isOver: boolean }): void {
    if (this.scene?.is_over && !before.isOver) play("over");
    else if (this.decision && !before.isAsked) play("turn");
    else if (this.news.length > 0) play("move");
  }

  #refuse(reason: string | null): void {
    play("refused");
    const question = this.decision?.question;
    const otherwise = question === undefined ? say("not-your-turn") : say("nothing-to-choose", { question });
    notices.add(reason ?? otherwise, "trouble");
  }

  async #take(choice: ShownChoice): Promise<void> {
    const { decision, table } = this;
    if (!decision || !table || this.isSending) return;
    this.#sentAt = table.log;
    if (!(await this.#do({ type: "choose", seat: decision.seat, ply: table.log, choice: choice.choice }))) {
      this.#sentAt = null;
    }
  }

  #do(message: Outgoing): Promise<boolean> {
    return notices.trying(() => this.#live.send(message));
  }
}
