/** Short words that pass: what went wrong, what was done. One stack for the whole page, read out as it grows. */
import { Refused } from "./server/http";
import { texts } from "./text/texts.svelte";

export interface Notice {
  number: number;
  text: string;
  /** The server's own words, where they say more. */
  detail: string;
  kind: "news" | "trouble";
}

const STAY = 6000;

class Notices {
  shown = $state.raw<Notice[]>([]);
  #count = 0;

  add(text: string, kind: Notice["kind"] = "news", detail = ""): void {
    const number = ++this.#count;
    // The same trouble twice is one trouble.
    this.shown = [...this.shown.filter((notice) => notice.text !== text), { number, text, detail, kind }];
    setTimeout(() => this.remove(number), STAY);
  }

  remove(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }

  /** Say what was refused; anything else is a mistake of ours and goes on its way. */
  report(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    const known = texts.find(`problem-${error.code}`);
    const reason = (error.words === null ? undefined : texts.reason(error.words)) ?? error.message;
    this.add(known ?? reason, "trouble", known ? reason : "");
  }

  /** Do something and report what is refused; says whether it went well. */
  async trying(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.report(error);
      return false;
    }
  }
}

export const notices = new Notices();
