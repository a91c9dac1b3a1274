/** What can be taken, the hand, buttons, the forecast and the sheet of a war: in a column beside the cities, or below them. */
import { TITLED } from "./face";
import { type Place, ROOT } from "./hex";
import type { Layout, Wish } from "./layout";
import type { HexemoniaView } from "./view";

const HAND = 4;
const SLOTS = 4;
/** How high the sheet of a war is where it has no column of its own. */
export const SHEET = 346;
/** How high the forecast is with all its lines, and with one. */
export const FORECAST = 88;
const FOLDED = 32;

export function arrangeColumn(column: Place, wish: Wish) {
  const { x, y, width, height } = column;
  if (wish.isWar) return arrangeWar(column);
  // Smaller tiles make room for the forecast, as long as they keep their titles.
  const withForecast = (height - 218) / 5.5;
  const spare = withForecast >= TITLED + 0.5 ? withForecast : (height - 130) / 5.5;
  const radius = Math.min(width / 7.26, spare);
  const market = arrangeMarket(column, radius);
  const hand = arrangeHand({ x, y: market.end + 4, width, height: 0 }, wish.held, radius);
  const bottom = y + height;
  const left = bottom - hand.end - 8 - 44;
  const tall = [FORECAST, FOLDED].find((height) => height <= left);
  const buttons = { x, y: Math.min(bottom - 42, hand.end + 12), width, height: 42 };
  const forecast = tall === undefined ? null : { x, y: Math.min(bottom - tall, buttons.y + 54), width, height: tall };
  if (forecast) buttons.y = Math.min(buttons.y, forecast.y - 48);
  return {
    ...market.places,
    hand: hand.hand,
    labels: {
      display: { x, y, width, height: 20 },
      hand: { x, y: market.end + 4, width, height: 20 },
    },
    buttons,
    aside: besideLabel({ x, y: market.end + 4, width, height: 20 }),
    forecast,
    sheet: null,
  };
}

export function besideLabel({ x, y, width }: Place): Place {
  return { x: x + 104, y: y - 5, width: width - 104, height: 25 };
}

/** In a war the sheet comes first; what can be taken shrinks to a row, or makes room altogether. */
function arrangeWar({ x, y, width, height }: Place) {
  if (height < 440) {
    const buttons = { x, y: y + height - 44, width, height: 44 };
    return {
      display: [],
      stack: null,
      underworld: null,
      supply: [],
      hand: [],
      labels: null,
      buttons,
      aside: null,
      forecast: null,
      sheet: { x, y, width, height: buttons.y - y - 8 },
    };
  }
  const radius = Math.min(30, width / 11.4);
  const low = y + height - radius - 6;
  const step = radius * 1.8;
  const place = (index: number) => ({ x: x + radius * 0.9 + index * step + (index > 3 ? 8 : 0), y: low, radius });
  const buttons = { x, y: low - radius - 52, width, height: 44 };
  return {
    display: [0, 1, 2, 3].map(place),
    stack: place(4),
    underworld: { ...place(5), x: place(5).x + 6 },
    supply: [],
    hand: [],
    labels: null,
    buttons,
    aside: null,
    forecast: null,
    sheet: { x, y, width, height: buttons.y - 8 - y },
  };
}

/** Four open tiles, and in the gaps below them the stack, the Underworld and the supply. */
export function arrangeMarket({ x, y, width }: Place, radius = width / 7.26) {
  const step = width / SLOTS;
  const top = y + 22 + radius;
  const low = top + radius * 1.5 + 2;
  const display = Array.from({ length: SLOTS }, (_, slot) => ({ x: x + step * (slot + 0.5), y: top, radius }));
  const stack = { x: x + step, y: low, radius };
  const underworld = { x: x + step * 2, y: low, radius };
  const supply = [0, 1, 2].map((index) => ({
    x: x + step * 2.95 + (index - 0.5) * Math.min(34, step * 0.4),
    y: low + radius * 0.22,
    radius: Math.min(16, step * 0.19),
  }));
  return { places: { display, stack, underworld, supply }, radius, end: low + radius + 22 };
}

export function arrangeHand({ x, y, width }: Place, held: number, most: number) {
  const count = Math.max(HAND, held);
  const step = width / count;
  const radius = Math.min(most, step / ROOT - 1);
  const middle = y + 24 + most;
  const hand = Array.from({ length: count }, (_, index) => ({ x: x + step * (index + 0.5), y: middle, radius }));
  return { hand, end: middle + most };
}

/** The tiles of the Underworld spread over a city. */
export function openUnderworld(view: HexemoniaView, frame: Place): Layout["opened"] {
  const count = view.underworld.length;
  const inner = { x: frame.x + 16, y: frame.y + 44, width: frame.width - 32, height: frame.height - 60 };
  let radius = 46;
  const perRow = () => Math.max(1, Math.floor(inner.width / (ROOT * radius + 2)));
  while (radius > 14 && Math.ceil(count / perRow()) * (2 * radius + 2) > inner.height) radius -= 1;
  const step = ROOT * radius + 2;
  const columns = perRow();
  const tiles = view.underworld.map((_, index) => ({
    x: inner.x + step * ((index % columns) + 0.5),
    y: inner.y + (2 * radius + 2) * Math.floor(index / columns) + radius,
    radius,
  }));
  return { frame, tiles };
}
