/** The rolls of a match: those its dice must give, and those its log has told. */
import { demigods, demigod_stacks, gods } from "../../../../src/pessoi/games/hercules/components.toml";
import type { Dice } from "../../fairness/dice";
import type { Setup } from "../../fairness/record";
import type { ShownEvent } from "../../server/wire";
import { numberOf } from "../../text/word";

/** Which values of an event were rolled just then, in the order of the dice. */
const ROLLED: Record<string, readonly string[]> = {
  rolled: ["d1", "d2"],
  "hades-rolled": ["coloured", "white"],
  "took-white-die": ["face"],
  rerolled: ["new"],
};

/** Brings the dice to the first roll: by then the stacks and the gods are shuffled, and it is drawn who begins. */
export function setUp(dice: Dice, { seats, options }: Setup): void {
  for (const stack of demigod_stacks) {
    dice.shuffle(demigods.filter((card) => card.stack === stack.id && card.min_players <= seats).length);
  }
  dice.shuffle(gods.filter((god) => god.place === "columns_1_to_11").length);
  if (seats > 1 && options.start_seat === "random") dice.below(seats);
}

/** The faces that an event tells of; none if nothing was rolled. */
export function told(event: ShownEvent): number[] {
  return (ROLLED[event.name] ?? []).map((value) => numberOf(event.values[value]) ?? 0);
}
