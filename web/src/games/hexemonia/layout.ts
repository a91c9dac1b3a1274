/**
 * Where everything lies, in pixels of the page. One city is large; the others are beside or above it in the order of the table,
 * and a column holds what can be taken, the hand and the forecast. On a phone all of it lies one below the other.
 */
import { arrangeColumn, arrangeHand, arrangeMarket, besideLabel, FORECAST, openUnderworld, SHEET } from "./column";
import { fit, type Hex, type Place } from "./hex";
import { type At, type CityView, type HexemoniaView } from "./view";

export interface CityPlace {
  frame: Place;
  isLarge: boolean;
  /** Where the Acropolis lies, and how large a space is. */
  grid: Hex;
  /** The left end of the line with the name, and the room for it. */
  header: Place;
  /** Whether what is known of the player stands below the name rather than beside it. */
  isStacked: boolean;
  total: Hex;
  myths: Hex[];
  /** Where cubes wait that lie on no tile. */
  air: Place;
}

export interface Layout {
  width: number;
  height: number;
  isNarrow: boolean;
  isOverview: boolean;
  meander: Place | null;
  /** By seat. */
  cities: CityPlace[];
  display: Hex[];
  stack: Hex | null;
  underworld: Hex | null;
  /** The tiles of the Underworld, when it is open. */
  opened: { frame: Place; tiles: Hex[] } | null;
  /** Cubes to be had from the supply. */
  supply: Hex[];
  /** The hand, with places for the tiles it may still take. */
  hand: Hex[];
  /** Headings: what can be taken, and the hand. */
  labels: { display: Place; hand: Place } | null;
  buttons: Place | null;
  /** For what ends a step without an action: beside the heading of the hand. */
  aside: Place | null;
  /** Its lines; a low one holds the points alone. */
  forecast: Place | null;
  /** Where the sheet of a war lies: over what can be taken and the hand, as neither matters then. */
  sheet: Place | null;
}

/** What somebody wants to see. */
export interface Wish {
  /** The seat whose city is large. */
  large: number;
  isOverview: boolean;
  isUnderworldOpen: boolean;
  /** How many tiles lie in the own hand, or are looked at. */
  held: number;
  /** Room that a war needs. */
  isWar: boolean;
}

/** Below this width everything lies one below the other. */
const NARROW = 620;
/** Below this width there is no column beside the cities. */
const MEDIUM = 840;
const GAP = 12;
const HEADER = 36;
const MIDDLE: At = [0, 0];
const FIRST_RING: readonly At[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const NOWHERE: Place = { x: 0, y: 0, width: 0, height: 0 };

export function arrange(view: HexemoniaView, width: number, height: number, wish: Wish): Layout {
  if (wish.isOverview) return arrangeOverview(view, width, height);
  if (width < NARROW) return arrangePhone(view, width, wish);
  if (width < MEDIUM) return arrangeTablet(view, width, wish);
  return arrangeDesk(view, width, Math.max(height, 600), wish);
}

/** The seats other than the large one, clockwise from it. */
export function othersOf(view: HexemoniaView, large: number): number[] {
  const seats = view.cities.length;
  return Array.from({ length: seats - 1 }, (_, place) => (large + 1 + place) % seats);
}

function arrangeDesk(view: HexemoniaView, width: number, height: number, wish: Wish): Layout {
  const others = othersOf(view, wish.large);
  const columnWidth = Math.round(Math.max(316, Math.min(356, 0.35 * width), 0.25 * width));
  const mainWidth = width - columnWidth - 14;
  // Three others need the whole width; one or two leave the column its height.
  const isCrowded = others.length > 2;
  const rowWidth = isCrowded ? width : mainWidth;
  const rowHeight = Math.round((isCrowded ? 0.315 : 0.4) * height);
  const hasMeander = height >= 700;
  const top = rowHeight + GAP + (hasMeander ? GAP : 0);
  const each = (rowWidth - GAP * (others.length - 1)) / others.length;
  const cities: CityPlace[] = [];
  others.forEach((seat, index) => {
    const frame = { x: index * (each + GAP), y: 0, width: each, height: rowHeight };
    cities[seat] = arrangeSmall(view.cities[seat], frame, Math.max(isCrowded ? 46 : 60, height * 0.066));
  });
  const own = { x: 0, y: top, width: mainWidth, height: height - top };
  cities[wish.large] = arrangeLarge(view.cities[wish.large], own, Math.max(74, height * 0.09));
  const column = {
    x: mainWidth + 14,
    y: isCrowded ? top : 0,
    width: columnWidth,
    height: isCrowded ? height - top : height,
  };
  return {
    width,
    height,
    isNarrow: false,
    isOverview: false,
    meander: hasMeander ? { x: 0, y: rowHeight + 7, width: rowWidth, height: 9 } : null,
    cities,
    ...arrangeColumn(column, wish),
    opened: wish.isUnderworldOpen ? openUnderworld(view, own) : null,
  };
}

function arrangeTablet(view: HexemoniaView, width: number, wish: Wish): Layout {
  const others = othersOf(view, wish.large);
  const each = (width - GAP * (others.length - 1)) / others.length;
  const rowHeight = 220;
  const cities: CityPlace[] = [];
  others.forEach((seat, index) => {
    cities[seat] = arrangeSmall(view.cities[seat], { x: index * (each + GAP), y: 0, width: each, height: rowHeight });
  });
  const own = { x: 0, y: rowHeight + GAP, width, height: 430 };
  cities[wish.large] = arrangeLarge(view.cities[wish.large], own);
  const half = (width - GAP) / 2;
  const low = own.y + own.height + GAP;
  const left = arrangeMarket({ x: 0, y: low, width: half, height: 0 });
  const beside = { x: half + GAP, y: low, width: half, height: SHEET };
  const right = wish.isWar ? { hand: [], end: low + SHEET } : arrangeHand(beside, wish.held, left.radius);
  const buttons = { x: half + GAP, y: right.end + 10, width: half, height: 40 };
  const forecast = { x: half + GAP, y: buttons.y + 50, width: half, height: FORECAST };
  const height = Math.max(left.end, forecast.y + forecast.height);
  return {
    width,
    height,
    isNarrow: false,
    isOverview: false,
    meander: null,
    cities,
    ...left.places,
    hand: right.hand,
    labels: {
      display: { x: 0, y: low, width: half, height: 20 },
      hand: { x: half + GAP, y: low, width: half, height: 20 },
    },
    buttons,
    aside: besideLabel({ x: half + GAP, y: low, width: half, height: 20 }),
    forecast,
    sheet: wish.isWar ? beside : null,
    opened: wish.isUnderworldOpen ? openUnderworld(view, own) : null,
  };
}

function arrangePhone(view: HexemoniaView, width: number, wish: Wish): Layout {
  const cities: CityPlace[] = [];
  const own = { x: 0, y: 0, width, height: Math.min(width * 0.94, 420) };
  cities[wish.large] = arrangeLarge(view.cities[wish.large], own);
  let y = own.height + 8;
  const buttons = { x: 0, y, width, height: 40 };
  y += 48;
  const sheet = { x: 0, y, width, height: SHEET };
  const hand = wish.isWar
    ? { hand: [], end: y + SHEET }
    : arrangeHand({ x: 0, y, width, height: 0 }, wish.held, width / 7.26);
  const market = arrangeMarket({ x: 0, y: hand.end + 8, width, height: 0 });
  const labels = {
    hand: { x: 0, y, width, height: 20 },
    display: { x: 0, y: hand.end + 8, width, height: 20 },
  };
  const forecast = { x: 0, y: market.end + GAP, width, height: FORECAST };
  y = forecast.y + forecast.height + GAP;
  for (const seat of othersOf(view, wish.large)) {
    cities[seat] = arrangeSmall(view.cities[seat], { x: 0, y, width, height: 250 });
    y += 258;
  }
  return {
    width,
    height: y,
    isNarrow: true,
    isOverview: false,
    meander: null,
    cities,
    ...market.places,
    hand: hand.hand,
    labels,
    buttons,
    aside: besideLabel(labels.hand),
    forecast,
    sheet: wish.isWar ? sheet : null,
    opened: wish.isUnderworldOpen ? openUnderworld(view, own) : null,
  };
}

/** All cities side by side and equally large. */
function arrangeOverview(view: HexemoniaView, width: number, height: number): Layout {
  const seats = view.cities.length;
  const perRow = width < NARROW ? 1 : 2;
  const rows = Math.ceil(seats / perRow);
  const each = (width - GAP * (perRow - 1)) / perRow;
  const tall = perRow === 1 ? 300 : Math.max(240, (Math.max(height, 600) - GAP * (rows - 1)) / rows);
  const cities = view.cities.map((city, index) => {
    const isLast = index === seats - 1 && seats % perRow === 1;
    const frame = {
      x: (index % perRow) * (each + GAP),
      y: Math.floor(index / perRow) * (tall + GAP),
      width: isLast ? width : each,
      height: tall,
    };
    return arrangeSmall(city, frame, 66);
  });
  return {
    width,
    height: rows * tall + (rows - 1) * GAP,
    isNarrow: width < NARROW,
    isOverview: true,
    meander: null,
    cities,
    display: [],
    stack: null,
    underworld: null,
    opened: null,
    supply: [],
    hand: [],
    labels: null,
    buttons: null,
    aside: null,
    forecast: null,
    sheet: null,
  };
}

// Cities

/** Every space that is seen: tiles, and where tiles can be laid, so that choosing one changes no size. */
function seen(city: CityView | undefined, withSpaces: boolean): At[] {
  const tiles = (city?.tiles ?? []).map(({ at }) => at);
  const open = withSpaces ? (city?.spaces ?? []).map(({ at }) => at) : [];
  return [MIDDLE, ...tiles, ...open, ...(withSpaces || tiles.length > 5 ? [] : FIRST_RING)];
}

function arrangeSmall(city: CityView | undefined, frame: Place, most = 46): CityPlace {
  const { x, y, width, height } = frame;
  const count = city?.myths.length ?? 0;
  const radius = Math.min(Math.max(28, most * 0.6), (height - HEADER - GAP) / 6.3);
  const side = count > 0 ? 2 * radius : 0;
  const place = { x: x + 12, y: y + HEADER, width: width - 24 - side, height: height - HEADER - 10 };
  const myths = Array.from({ length: count }, (_, index) => ({
    x: x + width - 10 - radius * 0.87,
    y: y + HEADER + 14 + radius + index * (2 * radius + 3),
    radius,
  }));
  return {
    frame,
    isLarge: false,
    grid: fit(seen(city, false), place, most),
    header: { x: x + 12, y: y + 6, width: width - 60, height: 28 },
    isStacked: false,
    total: { x: x + width - 28, y: y + 24, radius: 20 },
    myths,
    air: NOWHERE,
  };
}

function arrangeLarge(city: CityView | undefined, frame: Place, most = 74): CityPlace {
  const { x, y, width, height } = frame;
  const isNarrow = width < 520;
  const count = city?.myths.length ?? 0;
  const radius = isNarrow ? 26 : Math.min(most * 0.65, (height - 100) / 6.4);
  const left = isNarrow ? 10 : 14 + radius * 2;
  const place = { x: x + left, y: y + 9, width: width - left - 12, height: height - 18 };
  const corners = [
    { x: x + 10 + radius * 0.87, y: y + height - 8 - radius },
    { x: x + width - 10 - radius * 0.87, y: y + height - 8 - radius },
    { x: x + width - 10 - radius * 0.87, y: y + height - 12 - radius * 3 },
  ];
  const myths = Array.from({ length: count }, (_, index) => {
    const inColumn = {
      x: x + 14 + radius * 0.87,
      y: y + height - 14 - radius - (count - 1 - index) * (2 * radius + 6),
    };
    return { ...((isNarrow ? corners[index] : inColumn) ?? inColumn), radius };
  });
  return {
    frame,
    isLarge: true,
    grid: fit(seen(city, true), place, isNarrow ? 60 : most),
    header: { x: x + 14, y: y + 8, width: Math.max(120, width * 0.3), height: 28 },
    isStacked: true,
    total: { x: x + width - 38, y: y + 34, radius: 25 },
    myths,
    air: { x: x + width - 132, y: y + height - 52, width: 120, height: 42 },
  };
}
