/** The tables of the game's `components.toml` that the page draws from. */
declare module "*/thebai/components.toml" {
  import type { CityRow, Effect } from "./printed";

  type Named = readonly { id: string }[];
  export const cadmea: readonly { id: string; colour: string; roofs: readonly string[]; effects: readonly Effect[] }[];
  export const roof: readonly { id: string; letter: string; effects: readonly Effect[] }[];
  export const city_small: CityRow;
  export const city_large: CityRow;
  export const estate: { column_vp: readonly number[] };
  export const estate_action: readonly { id: string; row: string; column: number; effects: readonly Effect[] }[];
  export const devotion_space: readonly import("./printed").DevotionRow[];
  export const metic: readonly { id: string; row: string; power: number }[];
  export const blessing: readonly { id: string; vp?: number }[];
  export const suit: Named;
  export const contract: readonly import("./printed").ContractRow[];
  export const invader: readonly { id: string; modifier: number }[];
  export const gate: readonly { id: string; reward: readonly Effect[] }[];
  export const council: { path_vp: readonly number[]; path_last_vp: number };
  export const council_space: readonly import("./printed").CouncilRow[];
  export const disruption: readonly { id: string; spaces: readonly string[] }[];
  export const herald: readonly { id: string; column: number; cell: readonly number[]; benefits: readonly string[] }[];
  export const antigone_basic: readonly import("./printed").CardRow[];
  export const antigone_advanced: readonly import("./printed").CardRow[];
  export const antigone_endgame: readonly import("./printed").CardRow[];
  export const destiny: readonly import("./printed").CardRow[];
  export const dice: {
    faces: readonly string[];
    power: readonly number[];
    reduce_below_lowest_vp: number;
    ascend_in_supply_or_estate_vp: number;
  };
}
