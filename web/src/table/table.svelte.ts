/** A table as this page knows it: what the socket told, how that is said, and what somebody is about to do. */
import { notices } from "../notices.svelte";
import { preferences } from "../preferences.svelte";
import { getChat, Refused } from "../server/http";
import { ANY_LOOK, type Connection, Live, type Socket } from "../server/live";
import type {
  Look,
  Outgoing,
  Scene,
  ShownChat,
  ShownEvent,
  ShownPreview,
  ShownSeat,
  ShownTable,
  Update,
} from "../server/wire";
import { touchedBy } from "../games/touching";
import { play } from "../sound";
import { keepEqual, steadily } from "../steady";
import { Speech } from "../text/speech";
import { say, texts } from "../text/texts.svelte";
import { BoardPicking } from "./board-picking";
import { hear, lastMove } from "./log";
import { Deciding } from "./picking.svelte";
import { Playback } from "./playback.svelte";
import {
  type SaidChoice,
  type SaidDecision,
  type SaidEvent,
  type SaidPreview,
  type SaidScene,
  sayEvents,
  sayPreview,
  sayScene,
} from "./said";
import { bearWitness } from "../witness";

export class TableState {
  table = $state.raw<ShownTable | null>(null);
  chat = $state.raw<ShownChat[]>([]);
  connection = $state<Connection>("connecting");
  /** Why one was turned away. */
  reason = $state.raw<Refused | null>(null);
  /** What this page has asked to see; `scene.seat` is through whose eyes it sees. */
  look = $state.raw<Look>(ANY_LOOK);
  /** Whether the person of the seat that is looked from has come to a screen that several share. */
  #hasCome = $state(false);
  /** The length of the log a choice under way was made for. */
  #sentAt = $state<number | null>(null);
  /** When the clocks of the table were read. */
  readAt = 0;

  // What the table has told, as data
  #scene = $state.raw<Scene | null>(null);
  #events = $state.raw<ShownEvent[]>([]);
  #preview = $state.raw<ShownPreview | null>(null);

  /** What of it is shown: others' moves are played one after the other. */
  readonly playback = new Playback(() => preferences.pace);

  readonly picking: Deciding;
  /** The same for the board. */
  readonly onBoard: BoardPicking;
  readonly #live: Live;

  readonly seats: ShownSeat[] = $derived(this.table?.seats ?? []);
  readonly isSending = $derived(this.#sentAt !== null);

  // What all that is drawn depends on is not derived from the table: it changes with every choice, these hardly ever.
  #game = $state<string>();
  #called = $state.raw<string[]>([]);
  own = $state.raw<number[]>([]);

  // The same in words, as soon as there are any
  readonly #names = $derived.by(steadily(() => this.#called.map((_, seat) => this.nameOf(seat))));
  readonly speech: Speech | null = $derived.by(() => {
    const bundle = this.#game === undefined ? undefined : texts.ofGame(this.#game);
    return bundle ? new Speech(bundle, this.#names) : null;
  });
  readonly scene: SaidScene | null = $derived(this.speech && this.#scene && sayScene(this.speech, this.#scene));
  /** The scene that is shown, and what had happened until then. */
  readonly shown: SaidScene | null = $derived(
    this.speech && this.playback.scene && sayScene(this.speech, this.playback.scene),
  );
  readonly events: SaidEvent[] = $derived(this.speech ? sayEvents(this.speech, this.playback.events) : []);
  /** What has happened since the update before, and which of it is being told. */
  readonly news: SaidEvent[] = $derived(this.speech ? sayEvents(this.speech, this.playback.news) : []);
  readonly telling: SaidEvent | null = $derived.by(() => {
    const { telling } = this.playback;
    return (this.speech && telling && sayEvents(this.speech, [telling])[0]) ?? null;
  });
  readonly #recent: ReadonlyMap<string, number> = $derived(
    touchedBy(this.#game ?? "", this.telling ? [this.telling] : lastMove(this.events, this.own)),
  );
  /** What the choice that is being considered would do. */
  readonly preview: SaidPreview | null = $derived(
    this.speech && this.#preview && sayPreview(this.speech, this.#preview),
  );

  /** Whether seats that must not see each other's things share this screen. */
  readonly isShared = $derived(
    this.#scene !== null && this.#scene.needs_hand_over && this.own.length > 1 && this.#scene.end === null,
  );
  /** The seat whose person has to come to the screen before anything is shown. */
  readonly handOverTo: number | null = $derived.by(() => {
    if (!this.isShared || !this.#scene) return null;
    const { waiting_for: waiting, seat } = this.#scene;
    if (waiting === null || !this.own.includes(waiting)) return this.#hasCome ? null : seat;
    return this.#hasCome && waiting === this.look.seat ? null : waiting;
  });
  readonly isCovered = $derived(
    this.handOverTo !== null || (this.isShared && !(this.#hasCome && this.#scene?.seat === this.look.seat)),
  );
  readonly decision: SaidDecision | null = $derived(this.isCovered ? null : (this.scene?.decision ?? null));

  constructor(
    readonly id: string,
    connect?: (address: string) => Socket,
    /** Told which game is played here, as soon as that is known. */
    private readonly told: (game: string) => void = () => undefined,
  ) {
    this.picking = new Deciding({
      decision: () => this.decision,
      asksTwice: (choice) => preferences.get("confirm") && this.#endsTurn(choice),
      take: (choice) => void this.#take(choice),
      refuse: (reason) => this.#refuse(reason),
      preview: () => this.preview,
      recent: () => this.#recent,
    });
    this.onBoard = new BoardPicking(this.picking, {
      isBehind: () => this.playback.isBehind,
      catchUp: () => this.catchUp(),
    });
    this.#live = new Live(
      id,
      this.look,
      preferences.isPlain,
      {
        updated: (update) => this.#updated(update),
        presenceChanged: ({ seats, spectators }) => {
          if (!this.table) return;
          const present = this.table.seats.map((seat, number) => ({ ...seat, is_present: seats[number] ?? false }));
          this.table = keepEqual(this.table, { ...this.table, seats: present, spectators });
        },
        connectionChanged: (connection, reason) => {
          this.connection = connection;
          this.reason = reason;
        },
        lookRefused: () => {
          this.look = ANY_LOOK;
          this.#hasCome = false;
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
    this.playback.close();
    this.#live.close();
  }

  /** What a row that scores is called: a player by name or number, an automaton by its own. */
  nameOf(seat: number): string {
    return this.#called[seat] || say("player", { number: seat + 1 });
  }

  async undo(): Promise<void> {
    if (!this.table || !this.#scene) return;
    await this.#do({ type: "undo", seat: this.#scene.seat, log: this.table.log });
  }

  async askTakeBack(): Promise<void> {
    if (this.#scene) await this.#do({ type: "take-back", seat: this.#scene.seat });
  }

  /** Take in what was said as the server tells it now: others may be heard than before. */
  async hearAnew(): Promise<void> {
    this.chat = await getChat(this.id);
  }

  async speak(text: string): Promise<boolean> {
    return this.#do({ type: "say", text });
  }

  /** See what choices would do one after the other, if that is wanted and still meant when the answer comes. */
  async foresee([choice, ...then]: readonly string[]): Promise<void> {
    this.#preview = null;
    const { decision } = this;
    if (choice === undefined || !decision || this.connection !== "online" || !preferences.get("preview")) return;
    try {
      const shown = await this.#live.send({ type: "preview", seat: decision.seat, choice, then });
      if (this.picking.ahead.join() === [choice, ...then].join()) this.#preview = shown;
    } catch (error) {
      // A position that has changed meanwhile has nothing to foresee; the update says so anyway.
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Whether a choice ends the turn of its seat, or shows something that can't be taken back. */
  async #endsTurn(choice: SaidChoice): Promise<boolean> {
    const seat = this.decision?.seat ?? -1;
    try {
      const shown = await this.#live.send({ type: "preview", seat, choice: choice.choice, then: [] });
      return !shown?.view || shown.waiting_for !== seat;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return true;
    }
  }

  /** Show all that has happened. */
  catchUp(): void {
    this.playback.skip();
    this.picking.changed();
  }

  /** The person of the next seat has come to the screen. */
  handOver(): void {
    const seat = this.handOverTo;
    this.#hasCome = true;
    this.#lookFrom({ ...this.look, seat });
  }

  /** Look through the eyes of a seat that shares its view, or of a spectator. */
  watchSeat(seat: number | null): void {
    this.#lookFrom({ ...this.look, watch: seat });
  }

  /** Get the panels of the generic table, too, or no longer. */
  showPanels(panels: boolean): void {
    this.#live.showPanels(panels);
  }

  #lookFrom(look: Look): void {
    this.look = look;
    this.#live.lookFrom(look);
  }

  #updated(update: Update): void {
    const isFirst = this.table === null;
    const hasMoved = this.table?.log !== update.table.log;
    // What one chose oneself is seen at once, and so is what other eyes see.
    const isOwn = this.own.includes(this.#scene?.waiting_for ?? -1);
    const isOther = this.#scene?.seat !== update.scene?.seat;
    const before = { isAsked: this.decision !== null, isOver: Boolean(this.#scene?.end) };
    const heard = hear(this.#events, update.since, update.scene?.events ?? []);
    this.table = keepEqual(this.table, update.table);
    bearWitness(this.table);
    const { game, seats } = this.table;
    if (isFirst) this.told(game);
    this.#game = game;
    const own = seats.filter((seat) => seat.is_you);
    this.#called = keepEqual(
      this.#called,
      seats.map((seat) => seat.called),
    );
    this.own = keepEqual(
      this.own,
      own.map((seat) => seat.seat),
    );
    this.#scene = keepEqual(this.#scene, update.scene);
    const isUndone = heard.events.length < this.#events.length;
    this.#events = heard.events;
    const news = isFirst ? [] : heard.news;
    // Who looks elsewhere finds the present when they come back, and what has happened summed up.
    const isAtOnce = isFirst || isOther || isUndone || document.hidden || (isOwn && news.length > 0);
    if (this.#scene) this.playback.add({ scene: this.#scene, events: heard.events, news }, isAtOnce);
    const known = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...update.chat.filter((line) => line.number > known)];
    this.readAt = performance.now();
    if (this.#sentAt !== null && update.table.log !== this.#sentAt) this.#sentAt = null;
    if (hasMoved) this.#letGo();
    if (this.isShared && this.look.seat === null && this.#scene) {
      // From here on the screen stays with one seat until it is handed over.
      this.#lookFrom({ ...this.look, seat: this.#scene.seat });
    }
    if (!isFirst) this.#sound(before, news.length > 0);
  }

  #letGo(): void {
    this.picking.reset();
    this.picking.changed();
    this.#preview = null;
  }

  #sound(before: { isAsked: boolean; isOver: boolean }, hasNews: boolean): void {
    if (this.#scene?.end && !before.isOver) play("over");
    else if (this.decision && !before.isAsked) play("turn");
    else if (hasNews) play("move");
  }

  #refuse(reason: string | null): void {
    play("refused");
    const question = this.decision?.question;
    const otherwise = question === undefined ? say("not-your-turn") : say("nothing-to-choose", { question });
    notices.add(reason ?? otherwise, "trouble");
  }

  async #take(choice: SaidChoice): Promise<void> {
    const { decision, table } = this;
    if (!decision || !table || this.isSending) return;
    this.playback.skip();
    this.#sentAt = table.log;
    if (!(await this.#do({ type: "choose", seat: decision.seat, log: table.log, choice: choice.choice }))) {
      this.#sentAt = null;
    }
  }

  #do(message: Outgoing): Promise<boolean> {
    return notices.trying(() => this.#live.send(message));
  }
}
