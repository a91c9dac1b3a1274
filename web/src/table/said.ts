/** What the table sends as data, in words: a scene and its parts as the page shows them and hands them to boards. */
import type {
  Scene,
  ShownChoice,
  ShownDecision,
  ShownEvent,
  ShownPanel,
  ShownPreview,
  ShownRefusal,
} from "../server/wire";
import type { Speech } from "../text/speech";
import { messageOf } from "../text/word";

export interface SaidChoice extends Omit<ShownChoice, "label" | "outlook"> {
  /** The first word of the choice, and the others. */
  verb: string;
  arguments: string[];
  label: string;
  outlook: string[];
}

export interface SaidRefusal extends Omit<ShownRefusal, "reason"> {
  reason: string;
  /** The message of the reason, which leads to the rules. */
  about: string | null;
}

export interface SaidDecision extends Omit<ShownDecision, "question" | "rule" | "choices" | "refusals"> {
  question: string;
  /** The rule behind the question. */
  rule: string;
  choices: SaidChoice[];
  refusals: SaidRefusal[];
}

/** An event as a sentence; its values are still words as data, see `text/word.ts`. */
export interface SaidEvent extends Omit<ShownEvent, "text"> {
  text: string;
}

export interface SaidPreview extends Omit<ShownPreview, "events"> {
  events: SaidEvent[];
}

export interface SaidPanel {
  title: string;
  header: string[];
  /** rows[row][place] are the words of one cell. */
  rows: string[][];
  /** The messages of the header, and of the first cell of each row, which lead to the rules. */
  headerAbout: (string | null)[];
  rowAbout: (string | null)[];
}

export interface SaidScene extends Omit<Scene, "decision" | "events" | "panels" | "undo"> {
  decision: SaidDecision | null;
  events: SaidEvent[];
  undo: Omit<Scene["undo"], "reason"> & { reason: string };
  /** The generic table; its last panel is the score. None unless they were asked for. */
  panels: SaidPanel[];
}

export function sayScene(speech: Speech, scene: Scene): SaidScene {
  return speech.once(scene, () => ({
    ...scene,
    decision: scene.decision && sayDecision(speech, scene.decision),
    events: sayEvents(speech, scene.events),
    undo: { ...scene.undo, reason: speech.word(scene.undo.reason ?? "") },
    panels: (scene.panels ?? []).map((panel) => sayPanel(speech, panel)),
  }));
}

export function sayDecision(speech: Speech, decision: ShownDecision): SaidDecision {
  return speech.once(decision, () => ({
    ...decision,
    question: speech.word(decision.question),
    rule: speech.help(`prompt-${decision.prompt}`),
    choices: decision.choices.map((choice) => sayChoice(speech, choice)),
    refusals: decision.refusals.map((refusal) => ({
      ...refusal,
      reason: speech.word(refusal.reason),
      about: messageOf(refusal.reason) ?? null,
    })),
  }));
}

function sayChoice(speech: Speech, choice: ShownChoice): SaidChoice {
  return speech.once(choice, () => {
    const [verb = "", ...others] = choice.choice.split(" ");
    return {
      ...choice,
      verb,
      arguments: others,
      label: speech.word(choice.label),
      outlook: choice.outlook.map((word) => speech.word(word)),
    };
  });
}

export function sayEvents(speech: Speech, events: readonly ShownEvent[]): SaidEvent[] {
  return events.map((event) =>
    speech.once(event, () => ({ ...event, text: speech.word([`event-${event.name}`, event.values]) })),
  );
}

export function sayPreview(speech: Speech, preview: ShownPreview): SaidPreview {
  return { ...preview, events: sayEvents(speech, preview.events) };
}

function sayPanel(speech: Speech, panel: ShownPanel): SaidPanel {
  return {
    title: speech.word(panel.title),
    header: panel.header.map((word) => speech.word(word)),
    rows: panel.rows.map((row) => row.map((cell) => speech.cell(cell))),
    headerAbout: panel.header.map((word) => messageOf(word) ?? null),
    rowAbout: panel.rows.map((row) => messageOf(row[0]?.[0]) ?? null),
  };
}
