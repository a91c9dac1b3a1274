/** How large the picture of each kind of component is, for `Piece.svelte`. */
import { tileOf } from "./printed";

export interface Frame {
  width: number;
  height: number;
  /** How high it stands among words: a card, a small piece, a die, or a sign in a line. */
  size: "tall" | "card" | "piece" | "die" | "sign";
}

export const TILE = 84;
/** Two tiles with a die between them, as in the city. */
export const PAIR = { tile: 70, gap: 34 };

const SIGN: Frame = { width: 24, height: 24, size: "sign" };
const CARD = { width: 62, height: 84, size: "card" } as const;
const COLOURS = ["pink", "red", "blue", "green"];

const FRAMES: Readonly<Record<string, Frame>> = {
  action: { width: 104, height: 48, size: "piece" },
  "action-card": CARD,
  blessing: { width: 34, height: 34, size: "piece" },
  cadmea: { width: TILE, height: TILE, size: "card" },
  challenge: { width: 52, height: 30, size: "piece" },
  commander: { width: 40, height: 40, size: "piece" },
  condition: SIGN,
  contract: { width: 104, height: 78, size: "card" },
  destiny: CARD,
  "disruption-card": { width: 128, height: 96, size: "card" },
  face: { width: 30, height: 32, size: "die" },
  fate: { width: 62, height: 40, size: "piece" },
  gate: { width: 48, height: 48, size: "piece" },
  herald: CARD,
  icon: SIGN,
  invader: { width: 30, height: 40, size: "piece" },
  kind: { width: 40, height: 40, size: "die" },
  metic: { width: 30, height: 28, size: "die" },
  roof: { width: 44, height: 20, size: "sign" },
  seat: { width: 44, height: 52, size: "piece" },
  token: SIGN,
  track: SIGN,
};

/** The frame of a component; a kind that is never shown is a fault. */
export function frameOfPiece(kind: string, name: string): Frame {
  const long = 2 * PAIR.tile + PAIR.gap;
  if (kind === "space")
    return name.startsWith("h")
      ? { width: long, height: PAIR.tile, size: "card" }
      : { width: PAIR.tile, height: long, size: "tall" };
  const found = FRAMES[kind];
  if (!found) throw new Error(`no picture of the kind "${kind}"`);
  return found;
}

/** The seat whose colours a tile has; neutral ones have none. */
export function seatOfTile(tile: string): number | null {
  const seat = COLOURS.indexOf(tileOf(tile).colour);
  return seat < 0 ? null : seat;
}
