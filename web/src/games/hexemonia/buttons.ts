/** The choices that point at no thing on the board, but at a button. */
import type { Picking, Words } from "../../table/board";
import type { SaidChoice } from "../../table/said";

export interface Button {
  element: string;
  label: string;
  about: string;
  isOffered: boolean;
  /** Whether it ends a step without an action, and stands aside of these. */
  isAside?: boolean;
  /** What a press does where it is no choice of the game. */
  press?: () => void;
}

const ACTIONS = ["production", "strategy", "special", "war"];
/** An amount is asked for once it is clear of what. */
const AMOUNT = /^toll:/;
const BUTTON = /^(verb|action|toll|loss):/;

/** The buttons of a question. While an action is chosen all four are there, and say why not. */
export function buttonsOf(picking: Picking, words: Words): Button[] {
  const { narrowed, offered } = picking;
  const found = new Map<string, SaidChoice>();
  for (const choice of offered) {
    for (const element of choice.elements) {
      const isOpen = AMOUNT.test(element)
        ? narrowed !== null && choice.elements.includes(narrowed)
        : BUTTON.test(element);
      if (isOpen) found.set(element, choice);
    }
  }
  const others = [...found]
    .filter(([element]) => !element.startsWith("action:"))
    .map(([element, choice]) => ({ element, label: capital(choice.label), about: "", isOffered: true }));
  if (found.has("action:production")) {
    const actions = ACTIONS.map((action) => {
      const element = `action:${action}`;
      return {
        element,
        label: words.say(element.replace(":", "-")),
        about: words.help(`board-${action}`),
        isOffered: found.has(element),
      };
    });
    return [...actions, ...others.map((button) => ({ ...button, isAside: true }))];
  }
  return others;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
