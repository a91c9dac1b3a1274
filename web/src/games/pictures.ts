/** A picture of each game for those who do not know it: few figures in one frame, as on a shard. */
import type { Drawing } from "../look/drawing";

export const WIDTH = 360;
export const HEIGHT = 120;

const pictures = import.meta.glob<{ picture: Drawing }>("./*/picture.ts", { eager: true });

/** The picture of a game; none for one that brought none. */
export const pictureOf = (game: string): Drawing | undefined => pictures[`./${game}/picture.ts`]?.picture;
