/**
 * Where everything lies, in pixels of the page: a wide board has its twelve columns side by side, a narrow one in two
 * bands of six. Nothing is ever wider than the board.
 */
import { COLUMNS, type HerculesView, type PlayerView } from "./view";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Area {
  frame: Place;
  name: Place;
  total: Place;
  /** Room for two dice and the white one. */
  dice: Place[];
  supply: Place;
  symbols: Place[];
  cards: Place[];
  prizes: Place[];
}

export interface Layout {
  width: number;
  height: number;
  isNarrow: boolean;
  /** Whether the tiles have room for the names of the labours. */
  hasNames: boolean;
  /** The stretches of the frieze, from its first tile to its last. */
  bands: Place[];
  /** The tiles of the labours; the first is the start space. */
  tiles: Place[];
  /** What lies above each column; above the start space waits the white die. */
  above: Place[];
  /** For each row, its spaces from the start to column 12. */
  lanes: Place[][];
  /** For each row, what its spaces cover of each band. */
  stretches: Place[][];
  stacks: Place[];
  vases: Place[];
  /** For each row, the place of its player. */
  areas: Area[];
}

/** A card's height for a width of 1. */
export const CARD_RATIO = 94 / 72;

/** Below this width the columns go into two bands. */
const NARROW = 620;
/** Below this width players' areas lie one under the other. */
const SIDE_BY_SIDE = 720;
/** From this width on a tile has room for a name. */
const NAMED = 64;
const GAP = 8;
const BORDER = 12;
const COUNT = 25;
const DIE = 44;
const SYMBOLS = 5;

interface Column {
  x: number;
  band: number;
}

/** The whole board for a width, seen from a seat: its own area comes first. */
export function arrange(view: HerculesView, seat: number, width: number): Layout {
  const isNarrow = width < NARROW;
  const columnsPerBand = isNarrow ? COLUMNS / 2 : COLUMNS;
  const start = isNarrow ? 34 : Math.min(72, width / 15);
  const cell = (width - start) / columnsPerBand;
  const columns = columnPlaces(columnsPerBand, start, cell);

  const rows = view.players.length;
  const cardWidth = Math.min(cell - (isNarrow ? 4 : GAP), 84);
  const cardHeight = cardWidth * CARD_RATIO;
  const tileHeight = Math.min(cell, 92);
  const laneHeight = isNarrow ? Math.max(28, Math.min(36, cell / 2)) : rows > 2 ? 32 : 38;
  const bandHeight = cardHeight + 2 * BORDER + tileHeight + rows * laneHeight + GAP * 2;
  const top = (band: number) => band * (bandHeight + GAP);
  const tileTop = (band: number) => top(band) + cardHeight + BORDER + GAP;

  const above = columns.map(({ x, band }, column) => {
    const room = column === 0 ? start : cell;
    const side = column === 0 ? Math.min(DIE, start - 4) : cardWidth;
    const height = column === 0 ? side : cardHeight;
    return { x: x + (room - side) / 2, y: top(band) + cardHeight - height, width: side, height };
  });
  const tiles = columns.map(({ x, band }, column) => ({
    x,
    y: tileTop(band),
    width: column === 0 ? start : cell,
    height: tileHeight,
  }));
  const lanes = view.players.map((_, row) =>
    columns.map(({ x, band }, column) => ({
      x,
      y: tileTop(band) + tileHeight + BORDER + GAP / 2 + row * laneHeight,
      width: column === 0 ? start : cell,
      height: laneHeight,
    })),
  );
  const bands = (isNarrow ? [0, start] : [0]).map((x, band) => ({
    x,
    y: tileTop(band),
    width: width - x,
    height: tileHeight,
  }));

  const stretches = lanes.map((lane) =>
    bands.map(({ x, width: length }, band) => {
      const first = lane[band * columnsPerBand + 1];
      return { x, y: first?.y ?? 0, width: length, height: laneHeight };
    }),
  );

  const bottom = top(bands.length) + GAP;
  const { stacks, vases, end } = arrangeSupplies(view, width, bottom, isNarrow);
  const areas = arrangeAreas(view, seat, width, end + 2 * GAP);
  const height = Math.max(...areas.map(({ frame }) => frame.y + frame.height));
  return {
    width,
    height,
    isNarrow,
    hasNames: cell >= NAMED,
    bands,
    tiles,
    above,
    lanes,
    stretches,
    stacks,
    vases,
    areas,
  };
}

function columnPlaces(perBand: number, start: number, cell: number): Column[] {
  const places: Column[] = [{ x: 0, band: 0 }];
  for (let column = 1; column <= COLUMNS; column++) {
    const band = Math.floor((column - 1) / perBand);
    places.push({ x: start + ((column - 1) % perBand) * cell, band });
  }
  return places;
}

/** The demigods, and the vases beside or below them. */
function arrangeSupplies(view: HerculesView, width: number, top: number, isNarrow: boolean) {
  const perRow = isNarrow ? view.stacks.length : view.stacks.length + view.vases.length;
  const parting = isNarrow ? 0 : 4 * GAP;
  const room = (width - parting) / perRow;
  const cardWidth = Math.min(room - (isNarrow ? 4 : GAP), 84);
  const height = cardWidth * CARD_RATIO;
  const rowHeight = height + COUNT;
  const place = (index: number, x: number, y: number): Place => ({
    x: x + index * room + (room - cardWidth) / 2,
    y,
    width: cardWidth,
    height,
  });
  const stacks = view.stacks.map((_, index) => place(index, 0, top));
  const vasesTop = isNarrow ? top + rowHeight + GAP : top;
  const vasesLeft = isNarrow ? (width - view.vases.length * room) / 2 : view.stacks.length * room + parting;
  const vases = view.vases.map((_, index) => place(index, vasesLeft, vasesTop));
  return { stacks, vases, end: vasesTop + rowHeight };
}

/** The players' areas, own first, then in the order of the table; two in a row where there is room. */
function arrangeAreas(view: HerculesView, seat: number, width: number, top: number): Area[] {
  const rows = view.players.length;
  const first = seat >= 0 && seat < rows ? seat : 0;
  const perLine = width >= SIDE_BY_SIDE && rows > 1 ? 2 : 1;
  const order = view.players.map((_, place) => (first + place) % rows);
  const areas = new Map<number, Area>();
  let y = top;
  while (order.length > 0) {
    const line = order.splice(0, perLine === 1 || order.length % 2 === 1 ? 1 : 2);
    const areaWidth = (width - (line.length - 1) * GAP) / line.length;
    const inLine = line.flatMap((row, index) => {
      const player = view.players[row];
      if (!player) return [];
      const area = arrangeArea(player, index * (areaWidth + GAP), y, areaWidth, rows > 2);
      areas.set(row, area);
      return [area];
    });
    const height = Math.max(...inLine.map(({ frame }) => frame.height));
    for (const { frame } of inLine) frame.height = height;
    y += height + GAP;
  }
  return [...areas].sort(([one], [other]) => one - other).map(([, area]) => area);
}

function arrangeArea(player: PlayerView, x: number, y: number, width: number, isCrowded: boolean): Area {
  const inner = width - 2 * GAP - 2;
  const left = x + GAP + 2;
  const name = { x: left, y: y + GAP, width: inner - 64, height: 32 };
  const total = { x: left + inner - 58, y: y + GAP, width: 58, height: 32 };
  let line = y + GAP + 36;
  const dice = [0, 1, 2].map((die) => ({ x: left + 4 + die * (DIE + 6), y: line, width: DIE - 4, height: DIE - 4 }));
  const supply = { x: left + 4 + 3 * (DIE + 6), y: line, width: 62, height: DIE };
  const isShort = inner < 3 * (DIE + 6) + 66 + SYMBOLS * 42;
  const symbolsLeft = isShort ? left : left + inner - SYMBOLS * 42;
  if (isShort) line += DIE + 4;
  const symbolWidth = isShort ? inner / SYMBOLS : 42;
  const symbols = Array.from({ length: SYMBOLS }, (_, index) => ({
    x: symbolsLeft + index * symbolWidth,
    y: isShort ? line : line + 4,
    width: symbolWidth,
    height: 36,
  }));
  line += DIE + 6;

  const cardWidth = isCrowded || inner < NARROW / 1.5 ? 46 : 54;
  const step = cardWidth + 5;
  const perLine = Math.floor((inner + 5) / step);
  const cardHeight = cardWidth * CARD_RATIO;
  const place = (index: number): Place => ({
    x: left + (index % perLine) * step,
    y: line + Math.floor(index / perLine) * (cardHeight + 6),
    width: cardWidth,
    height: cardHeight,
  });
  const cards = player.cards.map((_, index) => place(index));
  const prizes = player.prizes.map((_, index) => place(player.cards.length + index));
  const lines = Math.ceil((cards.length + prizes.length) / perLine);
  const height = line + lines * (cardHeight + 6) + 2 - y;
  return { frame: { x, y, width, height }, name, total, dice, supply, symbols, cards, prizes };
}

/** The middle of a place. */
export function middle(place: Place): { x: number; y: number } {
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
}

/** Around the picture of a tile. */
export const EDGE = 1.5;

/** A place without a margin on each side. */
export function within({ x, y, width, height }: Place, margin: number): Place {
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** The columns an apprentice passes from one to another, both included; who gets beyond 12 goes on at 1. */
export function path(from: number, to: number): number[] {
  const columns = [from];
  for (let column = from; column !== to;) {
    column = column >= COLUMNS ? 1 : column + 1;
    columns.push(column);
  }
  return columns;
}
