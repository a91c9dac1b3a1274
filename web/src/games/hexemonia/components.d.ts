/** The tables of the game's `components.toml` that the page draws from. */
declare module "*/hexemonia/components.toml" {
  export const tile: readonly import("./tiles").TileRow[];
  export const acropolis: readonly { id: string; nature: string; bonus_type: string; bonus_vp: number }[];
  export const setup: {
    hand_limit: number;
    display_size: number;
    acropolis_start: import("./view").Cubes;
  };
}
