/**
 * One socket a table, which comes back by itself. It says how much of the log it has seen, so nothing is lost or told
 * twice; a choice that was on its way when the line broke is sent again if the log still is where it was made.
 */
import { Refused } from "./http";
import type { Incoming, Language, Outgoing, ShownPreview, Update } from "./wire";

/** How the line is: `lost` is trying again, `turned-away` is not. */
export type Connection = "connecting" | "online" | "lost" | "offline" | "turned-away";

/** Through whose eyes one looks, and in which language. */
export interface Eyes {
  /** One of one's own seats; null for the one that decides. */
  seat: number | null;
  /** A seat that shares its view. */
  watch: number | null;
  language: Language;
}

export interface Listener {
  updated(update: Update): void;
  /** The line has changed; with the reason where one was turned away. */
  connectionChanged(connection: Connection, reason: Refused | null): void;
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
  /** Whether events known so far were seen with other eyes. */
  #knowsOtherEyes = false;
  #tries = 0;
  #count = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #lastTrouble: Refused | null = null;

  constructor(
    readonly table: string,
    private eyes: Eyes,
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

  /** Look with other eyes from now on; all events are told again, as those eyes saw them. */
  look(eyes: Eyes): void {
    const isElsewhere = eyes.watch !== this.eyes.watch;
    this.eyes = eyes;
    this.#knowsOtherEyes = true;
    if (isElsewhere) {
      this.#hangUp();
      this.#dial();
    } else if (this.connection === "online") {
      this.#socket?.send(JSON.stringify({ type: "look", id: 0, seat: eyes.seat, language: eyes.language, seen: 0 }));
    }
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
    const seen = this.#knowsOtherEyes ? 0 : this.seen;
    const query = new URLSearchParams({ language: this.eyes.language, seen: String(seen) });
    if (this.eyes.seat !== null) query.set("seat", String(this.eyes.seat));
    if (this.eyes.watch !== null) query.set("watch", String(this.eyes.watch));
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
      case "ack":
        this.#give(message.id)?.resolve(null);
        break;
      case "preview":
        this.#give(message.id)?.resolve(message.preview);
        break;
      case "error": {
        const reason = new Refused(message.code, message.message);
        const pending = this.#give(message.id);
        if (pending) pending.reject(reason);
        else {
          this.#lastTrouble = reason;
          this.listener.warned(reason);
        }
      }
    }
  }

  #update(update: Update): void {
    this.seen = update.table.log;
    if (update.since === 0) this.#knowsOtherEyes = false;
    this.listener.updated(update);
    if (!this.#isFresh) return;
    this.#isFresh = false;
    this.#tries = 0;
    this.#change("online");
    for (const [id, pending] of this.#pending) {
      if (pending.message.type === "choose" && pending.message.ply === update.table.log) this.#post(id);
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
    if (code === 4403 && (this.eyes.seat !== null || this.eyes.watch !== null)) {
      this.eyes = { ...this.eyes, seat: null, watch: null };
      this.#knowsOtherEyes = true;
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

  /** The line broke: choices wait for the next one, everything else has to be asked again. */
  #drop(): void {
    for (const [id, pending] of this.#pending) {
      clearTimeout(pending.timer);
      if (pending.message.type !== "choose") this.#give(id)?.reject(new Refused("lost", "the connection was lost"));
    }
  }
}
