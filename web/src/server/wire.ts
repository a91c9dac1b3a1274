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
export type ShownOption = Schemas["ShownOption"];
export type ShownMatch = Schemas["ShownMatch"];
export type ShownPerson = Schemas["ShownPerson"];
export type ShownToken = Schemas["ShownToken"];
export type KeptToken = Schemas["KeptToken"];
export type ClockRules = Schemas["ClockRules"];
export type NewTable = Schemas["NewTable"];
export type Problem = Schemas["Problem"];
export type OptionValue = Schemas["ShownValue"]["value"];

/** What the live socket brings. */
export type Update = Schemas["Update"];
export type Incoming = Update | Schemas["Ack"] | Schemas["Trouble"] | Schemas["Foreseen"];

/** What the live socket takes; the number for the answer is added when it is sent. */
type Numbered =
  | Schemas["Choose"]
  | Schemas["TakeBackLast"]
  | Schemas["Foresee"]
  | Schemas["Look"]
  | Schemas["Speak"]
  | Schemas["Wish"]
  | Schemas["Consent"];
type WithoutNumber<Message> = Message extends { id: number } ? Omit<Message, "id"> : never;
export type Outgoing = WithoutNumber<Numbered>;

export type Language = "en" | "de";
export const LANGUAGES: readonly Language[] = ["en", "de"];
