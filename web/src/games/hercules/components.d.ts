/** The tables of the game's `components.toml` that the page draws from. */
declare module "*/hercules/components.toml" {
  export const demigods: readonly (import("./cards").DemigodRow & { min_players: number })[];
  export const gods: readonly (import("./cards").GodRow & { place: string })[];
  export const vases: readonly import("./cards").VaseRow[];
  export const pantheon: readonly import("./cards").CardRow[];
  export const demigod_stacks: readonly { id: string; symbol: string; claim: string }[];
}
