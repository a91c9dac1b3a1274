/** Short names for what server and page send each other; the types are made of the server's own description. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Scene = Schemas["Scene"];
export type ShownTable = Schemas["ShownTable"];
export type ShownSeat = Schemas["ShownSeat"];
export type ShownChat = Schemas["ShownChat"];
export type ShownChoice = Schemas["ShownChoice"];
export type ShownDecision = Schemas["ShownDecision"];
export type ShownRefusal = Schemas["ShownRefusal"];
export type ShownEvent = Schemas["ShownEvent"];
export type ShownPanel = Schemas["ShownPanel"];
export type ShownPreview = Schemas["ShownPreview"];
export type ShownGame = Schemas["ShownGame"];
export type ShownLesson = Schemas["ShownLesson"];
export type DueStep = Schemas["DueStep"];
export type ShownRules = Schemas["ShownRules"];
export type ShownSection = Schemas["ShownSection"];
export type ShownOption = Schemas["ShownOption"];
export type ShownMatch = Schemas["ShownMatch"];
export type ShownPerson = Schemas["ShownPerson"];
export type ShownStep = Schemas["ShownStep"];
export type ShownChallenges = Schemas["ShownChallenges"];
export type ShownDaily = Schemas["ShownDaily"];
export type ShownLadder = Schemas["ShownLadder"];
export type ShownTry = Schemas["ShownTry"];
export type GameStatistics = Schemas["GameStatistics"];
export type PersonStatistics = Schemas["PersonStatistics"];
export type ReviewStatus = Schemas["ReviewStatus"];
export type ShownReview = Schemas["ShownReview"];
export type ReviewedChoice = Schemas["ReviewedChoice"];
export type ShownHint = Schemas["Hint"];
export type GameRatings = Schemas["GameRatings"];
export type ShownToken = Schemas["ShownToken"];
export type KeptToken = Schemas["KeptToken"];
export type KeptSession = Schemas["KeptSession"];
export type ShownBells = Schemas["ShownBells"];
export type ShownBell = Schemas["ShownBell"];
export type BellKind = ShownBells["offered"][number];
export type ShownSilence = Schemas["ShownSilence"];
/** Somebody at a table, by a line they said or the seat they have. */
export type Somebody = { table: string } & ({ line: number } | { seat: number });
export type ClockRules = Schemas["ClockRules"];
export type StandInRules = Schemas["StandInRules"];
export type NewTable = Schemas["NewTable"];
export type Problem = Schemas["Problem"];
export type OptionValue = Schemas["ShownValue"]["value"];

/** A word as data; see `text/word.ts`. */
export type Data = Schemas["ShownChoice"]["label"];

/** What somebody asks to see: from one of their own seats (null for the one that decides), or through a shared one. */
export type Look = Pick<Schemas["Look"], "seat" | "watch">;

/** What the live socket brings. */
export type Update = Schemas["Update"];
export type Presence = Schemas["Presence"];
export type Incoming = Schemas["Message"];

/** What the live socket takes; the number for the answer is added when it is sent. */
type WithoutNumber<Message> = Message extends { id: number } ? Omit<Message, "id"> : never;
export type Outgoing = WithoutNumber<Schemas["Request"]>;

/** The code of a language, such as "de"; which there are, the files say: see `text/texts.svelte.ts`. */
export type Language = string;
