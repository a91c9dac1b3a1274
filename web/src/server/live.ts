/**
 * One socket a table, which comes back by itself. It says how much of the log it has seen, so nothing is lost or told
 * twice; a choice that was on its way when the line broke is sent again if the log still is where it was made.
 */
import { changed } from "./changes";
import { Refused } from "./http";
import type { Incoming, Look, Outgoing, Presence, Scene, ShownPreview, Update } from "./wire";

/** How the line is: `lost` is trying again, `turned-away` is not. */
export type Connection = "connecting" | "online" | "lost" | "offline" | "turned-away";

/** To look as whoever one is. */
export const ANY_LOOK: Look = { seat: null, watch: null };

export interface Listener {
  updated(update: Update): void;
  /** Somebody has come or gone, and nothing else has changed. */
  presenceChanged(presence: Presence): void;
  /** The line has changed; with the reason where one was turned away. */
  connectionChanged(connection: Connection, reason: Refused | null): void;
  /** What was asked to be seen is not for one any more: one looks as whoever one is. */
  lookRefused(): void;
  /** Something was refused that nobody asked for, as when one's seat has gone. */
  warned(reason: Refused): void;
}

/** The part of a WebSocket that is used. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "onmessage" | "onclose">;

export type Answer = ShownPreview | null;

interface Pending {
  message: Outgoing;
  resolve(answer: Answer): void;
  reject(reason: Refused): void;
  timer?: ReturnType<typeof setTimeout>;
}

/** Milliseconds before each further try; the last one repeats. */
export const WAITS = [300, 800, 2000, 4000, 8000, 15_000];
/** A line on which a message stays unanswered for so long is dead. */
export const PATIENCE = 8000;
const OPEN = 1;

export class Live {
  /** The length of the log that is known; a later update goes on from there. */
  seen = 0;
  connection: Connection = "connecting";
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | null = null;
  #isFresh = true;
  /** The view as this line has told it; updates tell what has changed in it. */
  #view: Scene["view"] = {};
  /** Whether events known so far may have been seen through other eyes. */
  #hasLookedAway = false;
  #tries = 0;
  #count = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #lastTrouble: Refused | null = null;

  constructor(
    readonly table: string,
    private look: Look,
    private panels: boolean,
    private readonly listener: Listener,
    private readonly connect: (address: string) => Socket = (address) => new WebSocket(address),
  ) {}

  open(): void {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#pause);
    this.#dial();
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#pause);
    clearTimeout(this.#retry);
    for (const pending of this.#pending.values()) clearTimeout(pending.timer);
    this.#pending.clear();
    this.#hangUp();
  }

  /** Say something; resolves when it is kept for good, or with what was asked for. */
  send(message: Outgoing): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const id = ++this.#count;
      this.#pending.set(id, { message, resolve, reject });
      if (this.connection === "online") this.#post(id);
      else if (message.type !== "choose") this.#give(id)?.reject(new Refused("lost", "the connection is lost"));
    });
  }

  /** Look from elsewhere from now on; all events are told again, as they were seen from there. */
  lookFrom(look: Look): void {
    this.look = look;
    this.#hasLookedAway = true;
    this.#askToSee();
  }

  /** Get the panels of the generic table, too, or no longer. */
  showPanels(panels: boolean): void {
    if (panels === this.panels) return;
    this.panels = panels;
    this.#askToSee();
  }

  #askToSee(): void {
    if (this.connection !== "online") return;
    this.#socket?.send(JSON.stringify({ type: "look", id: 0, ...this.look, seen: this.#known, panels: this.panels }));
  }

  /** How much of the log is known as it is seen from here. */
  get #known(): number {
    return this.#hasLookedAway ? 0 : this.seen;
  }

  readonly #hurry = (): void => {
    if (this.connection === "online" || this.connection === "turned-away") return;
    this.#tries = 0;
    this.#dial();
  };

  readonly #pause = (): void => {
    this.#hangUp();
    clearTimeout(this.#retry);
    this.#change("offline");
  };

  #dial(): void {
    clearTimeout(this.#retry);
    this.#isFresh = true;
    this.#lastTrouble = null;
    const socket = this.connect(this.#address());
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Incoming);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#break(event.code);
    };
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#drop();
  }

  #address(): string {
    const { seat, watch } = this.look;
    const query = new URLSearchParams({ seen: String(this.#known) });
    if (seat !== null) query.set("seat", String(seat));
    if (watch !== null) query.set("watch", String(watch));
    if (this.panels) query.set("panels", "true");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${query}`;
  }

  #change(connection: Connection, reason: Refused | null = null): void {
    this.connection = connection;
    this.listener.connectionChanged(connection, reason);
  }

  #hear(message: Incoming): void {
    switch (message.type) {
      case "update":
        this.#update(message);
        break;
      case "presence":
        this.listener.presenceChanged(message);
        break;
      case "ack":
        this.#give(message.id)?.resolve(null);
        break;
      case "previewed":
        this.#give(message.id)?.resolve(message.preview);
        break;
      case "error": {
        const reason = new Refused(message.code, message.message, 0, message.words);
        const pending = this.#give(message.id);
        if (pending) pending.reject(reason);
        else {
          this.#lastTrouble = reason;
          if (reason.code === "not_yours" && !this.#isFresh) {
            this.#lookAsAnybody();
            this.#askToSee();
          }
          // Who is turned away from a private table gets a page that says so.
          if (reason.code !== "private") this.listener.warned(reason);
        }
      }
    }
  }

  #update(update: Update): void {
    this.seen = update.table.log;
    if (update.scene) {
      if (update.changes) update.scene.view = changed(this.#view, update.changes);
      this.#view = update.scene.view;
    }
    if (update.since === 0) this.#hasLookedAway = false;
    this.listener.updated(update);
    if (!this.#isFresh) return;
    this.#isFresh = false;
    this.#tries = 0;
    this.#change("online");
    for (const [id, pending] of this.#pending) {
      if (pending.message.type === "choose" && pending.message.log === update.table.log) this.#post(id);
      else this.#give(id)?.resolve(null);
    }
  }

  #post(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending || this.#socket?.readyState !== OPEN) return;
    pending.timer = setTimeout(() => this.#suspect(), PATIENCE);
    this.#socket.send(JSON.stringify({ ...pending.message, id }));
  }

  #give(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    clearTimeout(pending?.timer);
    this.#pending.delete(id);
    return pending;
  }

  /** Nothing comes back: whoever is at the other end, it is time to call again. */
  #suspect(): void {
    this.#hangUp();
    this.#change("lost");
    this.#dial();
  }

  #break(code: number): void {
    this.#socket = null;
    this.#drop();
    if (code === 4403 && (this.look.seat !== null || this.look.watch !== null)) {
      this.#lookAsAnybody();
      this.#dial();
    } else if (code >= 4400 && code < 4500) {
      this.#change("turned-away", this.#lastTrouble ?? new Refused("not_found", "", code - 4000));
    } else {
      const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
      this.#tries += 1;
      this.#change(navigator.onLine ? "lost" : "offline");
      this.#retry = setTimeout(() => this.#dial(), wait * (0.75 + Math.random() / 2));
    }
  }

  #lookAsAnybody(): void {
    this.look = ANY_LOOK;
    this.#hasLookedAway = true;
    this.listener.lookRefused();
  }

  /** The line broke: choices wait for the next one, everything else has to be asked again. */
  #drop(): void {
    for (const [id, pending] of this.#pending) {
      clearTimeout(pending.timer);
      if (pending.message.type !== "choose") this.#give(id)?.reject(new Refused("lost", "the connection was lost"));
    }
  }
}
