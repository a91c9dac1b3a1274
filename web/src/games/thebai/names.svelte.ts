/** What things of the table are called, in words a person at it would use. */
import { steadily } from "../../steady";
import type { Words } from "../../table/board";
import { cellsOf, placeOf } from "./layout";
import type { SpaceView, ThebaiView } from "./view";

interface Sources {
  words(): Words;
  view(): ThebaiView;
  /** Of the families. */
  families(): readonly string[];
}

export class Names {
  readonly #sources: Sources;
  readonly words: Words = $derived.by(() => this.#sources.words());
  readonly #families = $derived.by(() => this.#sources.families());
  /** By cell its tile; the same for as long as none is laid, so that no name is made anew meanwhile. */
  readonly #tiles: Readonly<Record<string, string | null>> = $derived.by(
    steadily(() => Object.fromEntries(this.#sources.view().cells.map(({ cell, tile }) => [cell, tile]))),
  );

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  tile(tile: string): string {
    return this.words.say(`cadmea-${tile}`);
  }

  /** What a tile does. */
  effect(tile: string): string {
    return this.words.say(`effect-${tile.slice(tile.indexOf("_") + 1)}`);
  }

  family(seat: number): string {
    return this.#families[seat] ?? "";
  }

  /** A cell by its tile, or by its place. */
  cell(cell: string): string {
    const tile = this.tileOn(cell);
    return tile ? this.tile(tile) : this.words.say("cell", placeOf(cell));
  }

  /** A dice space by the tiles it touches, or by rows and columns. */
  space(space: string): string {
    const [first, second] = cellsOf(space);
    const isInRow = space.startsWith("h");
    const { row, column } = placeOf(first);
    const line = isInRow ? row : column;
    const [before, after] = [this.tileOn(first), this.tileOn(second)];
    if (before && after) {
      const message = isInRow ? "place-between-in-row" : "place-between-in-column";
      return this.words.say(message, { line, first: this.tile(before), second: this.tile(after) });
    }
    if (before) return this.words.say(isInRow ? "place-right-of" : "place-below", { line, tile: this.tile(before) });
    if (after) return this.words.say(isInRow ? "place-left-of" : "place-above", { line, tile: this.tile(after) });
    return isInRow
      ? this.words.say("space-in-row", { row, left: column, right: column + 1 })
      : this.words.say("space-in-column", { column, upper: row, lower: row + 1 });
  }

  die(kind: "citizen" | "hoplite", face: string, seat: number): string {
    return this.words.say("board-die", {
      kind: this.words.say(`kind-${kind}`),
      face: this.face(face),
      family: this.family(seat),
    });
  }

  face(face: string): string {
    return this.words.say(`face-${face.replace("+", "_")}`);
  }

  /** What lies on a dice space, and where that is. */
  lying(space: SpaceView): string {
    const where = this.space(space.space);
    if (space.holds === null) return where;
    return `${this.holder(space)}, ${where}`;
  }

  private tileOn(cell: string): string | null {
    return this.#tiles[cell] ?? null;
  }

  private holder({ holds, face = "1", seat = 0 }: SpaceView): string {
    if (holds === "citizen" || holds === "hoplite") return this.die(holds, face, seat);
    return this.words.say(holds === "actor" ? "commander-actor" : "board-plaza");
  }
}
