/** A drawing as on a black-figure vase: silhouettes filled or brushed in the figure's colour, details cut into them. */
export interface Layer {
  kind: "fill" | "hole" | "line" | "cut";
  d: string;
  width?: number | undefined;
}

/** Layers from back to front on a square of `SIDE` units. */
export type Drawing = readonly Layer[];

export const SIDE = 64;

/** A silhouette. */
export function fill(d: string): Layer {
  return { kind: "fill", d };
}

/** A part of a silhouette that is left free. */
export function hole(d: string): Layer {
  return { kind: "hole", d };
}

/** A brush stroke. */
export function line(width: number, d: string): Layer {
  return { kind: "line", width, d };
}

/** A line scratched into a silhouette. */
export function cut(width: number, d: string): Layer {
  return { kind: "cut", width, d };
}

/**
 * The same layers larger or smaller, and somewhere else: drawn where they lie rather than moved there by a transform,
 * for a board has hundreds of drawings, and every transform costs the browser time.
 */
export function placed(layers: Drawing, x: number, y: number, across = 1, down = across): Drawing {
  const thickness = Math.sqrt(Math.abs(across * down));
  return layers.map(({ kind, d, width }) => ({
    kind,
    d: moved(d, x, y, across, down),
    width: width === undefined ? undefined : round(width * thickness),
  }));
}

/** The same, remembered: cards show the same drawing in the same place again and again. */
export function placedOften(layers: Drawing, x: number, y: number, scale: number): Drawing {
  const known = remembered.get(layers) ?? new Map<string, Drawing>();
  const key = `${x} ${y} ${scale}`;
  const found = known.get(key);
  if (found) return found;
  // Places on a board change with every size of the window.
  if (known.size >= MOST_REMEMBERED) known.clear();
  const made = placed(layers, x, y, scale);
  remembered.set(layers, known.set(key, made));
  return made;
}

const remembered = new WeakMap<Drawing, Map<string, Drawing>>();
const MOST_REMEMBERED = 16;

/** The same layers seen in a mirror that stands upright in the middle. */
export function mirrored(layers: Drawing): Drawing {
  return placed(layers, SIDE, 0, -1, 1);
}

/** A path stretched by two factors, the negative ones of a mirror, and then moved. */
export function moved(d: string, x: number, y: number, across = 1, down = across): string {
  return d.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const [left, top] = command === command.toLowerCase() ? [0, 0] : [x, y];
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const each = stretch(command.toUpperCase(), left, top, across, down);
    return command + values.map((value, index) => round(each(value, index))).join(" ");
  });
}

/** What becomes of each number after a command. */
function stretch(command: string, x: number, y: number, across: number, down: number) {
  const horizontal = (value: number) => x + across * value;
  const vertical = (value: number) => y + down * value;
  switch (command) {
    case "H":
      return horizontal;
    case "V":
      return vertical;
    case "A": {
      // Radii, the turn of the ellipse, whether the long way round, whether clockwise, and where to.
      const same = (value: number) => value;
      const isMirrored = across * down < 0;
      const parts = [
        (radius: number) => Math.abs(across) * radius,
        (radius: number) => Math.abs(down) * radius,
        same,
        same,
        (clockwise: number) => (isMirrored ? 1 - clockwise : clockwise),
        horizontal,
        vertical,
      ];
      return (value: number, index: number) => (parts[index % parts.length] ?? same)(value);
    }
    default:
      return (value: number, index: number) => (index % 2 === 0 ? horizontal(value) : vertical(value));
  }
}

/** A full circle as a path. */
export function circle(x: number, y: number, radius: number): string {
  const [size, width] = [round(radius), round(2 * radius)];
  return `M${round(x - radius)} ${round(y)}a${size} ${size} 0 1 0 ${width} 0a${size} ${size} 0 1 0 ${-width} 0z`;
}

/** Straight lines from point to point, given in units of `size` from (x, y). */
export function polyline(points: readonly number[], x: number, y: number, size: number): string {
  let d = "";
  for (let index = 0; index + 1 < points.length; index += 2) {
    d += `${index === 0 ? "M" : "L"}${round(x + size * (points[index] ?? 0))} ${round(y + size * (points[index + 1] ?? 0))}`;
  }
  return d;
}

/** The same, closed. */
export function polygon(points: readonly number[], x: number, y: number, size: number): string {
  return `${polyline(points, x, y, size)}Z`;
}

/** A ring of equal arcs bulging outwards: manes, rosettes, shells. */
export function scallops(x: number, y: number, radius: number, count: number): string {
  const bulge = round(radius * Math.sin(Math.PI / count) * 1.05);
  let d = "";
  for (let step = 0; step <= count; step++) {
    const angle = (2 * Math.PI * step) / count;
    const point = `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
    d += step === 0 ? `M${point}` : `A${bulge} ${bulge} 0 0 1 ${point}`;
  }
  return `${d}Z`;
}

/** Straight rays from one radius to another. */
export function rays(x: number, y: number, from: number, to: number, count: number, offset = 0): string {
  let d = "";
  for (let step = 0; step < count; step++) {
    const angle = (2 * Math.PI * (step + offset)) / count;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    d += `M${round(x + from * sine)} ${round(y - from * cosine)}L${round(x + to * sine)} ${round(y - to * cosine)}`;
  }
  return d;
}

/** A closed curve, given by the points of its cubic pieces, turned about the middle; smaller by `reach`, or in a mirror. */
export function turned(points: readonly number[], degrees: number, reach = 1, isMirrored = false): string {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const centre = SIDE / 2;
  let d = "";
  for (let index = 0; index + 1 < points.length; index += 2) {
    const x = reach * ((points[index] ?? 0) - centre);
    const y = reach * ((points[index + 1] ?? 0) - centre);
    const across = x * cosine - y * sine;
    const command = index === 0 ? "M" : index % 6 === 2 ? "C" : " ";
    d += `${command}${round(centre + (isMirrored ? -across : across))} ${round(centre + x * sine + y * cosine)}`;
  }
  return `${d}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
