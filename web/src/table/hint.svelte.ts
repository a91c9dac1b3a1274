/** The one tooltip of the page: what it says, and beside what. */

export interface HintText {
  title: string;
  about: string;
  /** The choices something leads to, each in a line. */
  choices: string[];
  /** Why it can't be chosen. */
  reason: string;
  /** The name of what is explained, which leads to its rule. */
  element?: string | undefined;
  /** The section of the rules that tells more, where what is explained is no element. */
  rule?: string;
}

/** The element that says what there is to know besides the title. */
export const HINT = "hint";

const LONG_PRESS = 450;

class Hint {
  text = $state.raw<HintText | null>(null);
  anchor = $state.raw<Element | null>(null);
  /** The game whose board explains itself. */
  game = $state<string | null>(null);
  /** Whether it stays until something else is pressed, as after a long press: a lifted finger leaves everything. */
  isHeld = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLong = false;

  show(anchor: Element, text: HintText): void {
    this.anchor = anchor;
    this.text = text;
  }

  hide(): void {
    this.endPress();
    this.isHeld = false;
    this.text = this.anchor = null;
  }

  /** What was explained is pointed at no longer. */
  leave(): void {
    if (this.isHeld) this.endPress();
    else this.hide();
  }

  /** A finger is down: after a while that means "what is this?" */
  startPress(ask: () => void): void {
    this.#isLong = false;
    this.#timer = setTimeout(() => {
      this.#isLong = true;
      ask();
      this.isHeld = true;
    }, LONG_PRESS);
  }

  endPress(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the press that just ended was a question rather than a choice. */
  wasLongPress(): boolean {
    const wasLong = this.#isLong;
    this.#isLong = false;
    return wasLong;
  }
}

export const hint = new Hint();
