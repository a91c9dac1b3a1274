/** Every card that is seen, and where it lies now; a card keeps its identity when it goes from a stack to a player. */
import type { Layout, Place } from "./layout";
import { type CardStatus, COLUMNS, type HerculesView } from "./view";

interface Placed {
  card: string;
  place: Place;
}

export type PlacedCard = Placed &
  (
    | { on: "column"; column: number }
    | { on: "pile"; left: number }
    | { on: "stack"; stack: string; left: number }
    | { on: "vase"; spaces: number; left: number; below: string | undefined }
    | { on: "supply"; owner: number; status: CardStatus }
    | { on: "prizes"; owner: number }
  );

export function placedCards(view: HerculesView, layout: Layout): PlacedCard[] {
  const placed: PlacedCard[] = [];
  const put = (card: string | null | undefined, place: Place | undefined, rest: Rest): void => {
    if (card && place) placed.push({ card, place, ...rest });
  };
  view.columns.forEach((god, index) => put(god, layout.above[index + 1], { on: "column", column: index + 1 }));
  put(view.pile.top, layout.above[COLUMNS], { on: "pile", left: view.pile.left });
  view.stacks.forEach(({ stack, top, left }, index) => put(top, layout.stacks[index], { on: "stack", stack, left }));
  view.vases.forEach(({ spaces, cards }, index) =>
    put(cards[0], layout.vases[index], { on: "vase", spaces, left: cards.length, below: cards[1] }),
  );
  for (const { seat, cards, prizes } of view.players) {
    const area = layout.areas[seat];
    cards.forEach(({ card, status }, index) => put(card, area?.cards[index], { on: "supply", owner: seat, status }));
    prizes.forEach((card, index) => put(card, area?.prizes[index], { on: "prizes", owner: seat }));
  }
  return placed;
}

type Rest = PlacedCard extends infer Each ? (Each extends Placed ? Omit<Each, keyof Placed> : never) : never;
