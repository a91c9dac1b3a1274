/** How a part of a board, however deep, finds what it needs of its table page. */
import { createContext } from "svelte";

import type { Picking } from "./board";

export const [picking, setPicking] = createContext<Picking>();
