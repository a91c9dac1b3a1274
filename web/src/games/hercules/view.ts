/** What Hercules' `view` sends, as `src/pessoi/games/hercules/view.py` builds it. */

export interface HerculesView {
  round: number;
  round_limit: number;
  is_final_round: boolean;
  is_over: boolean;
  is_simplified: boolean;
  is_solo: boolean;
  pegasus: number;
  order: number[];
  active: number | null;
  white_die: { holder: number | null; face: number | null };
  /** The gods above columns 1 to 11. */
  columns: (string | null)[];
  /** What lies above column 12. */
  pile: { top: string | null; left: number };
  stacks: StackView[];
  vases: { spaces: number; cards: string[] }[];
  players: PlayerView[];
  hades: { stack: string; column: number; case: "marker" | "card" | "run_on" } | null;
  tie_break: string;
}

export interface StackView {
  stack: string;
  top: string | null;
  left: number;
}

export type CardStatus = "ready" | "marked" | "turned" | "no_marker" | "passive";

export interface PlayerView {
  seat: number;
  is_hades: boolean;
  column: number;
  open: number[];
  supply: number;
  dice: (number | null)[];
  cards: { card: string; status: CardStatus }[];
  prizes: string[];
  symbols: Record<string, number>;
  majorities: string[];
  points: Record<string, number>;
  total: number;
  place: number | null;
}

export const COLUMNS = 12;
