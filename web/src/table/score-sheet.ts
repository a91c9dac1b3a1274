/** The score sheet of a match as a narrow table: a line for each kind of points, a column for each row that scores. */
import { writeNumber } from "../text/speech";
import type { SaidPanel } from "./said";

export interface SheetLine {
  name: string;
  /** The message of the name, which leads to the rules. */
  about: string | null;
  /** A word for each row; one for all where a line says something about the whole. */
  cells: string[];
  isTotal: boolean;
}

/** The sheet of the game's last panel, whichever way round it is written. */
export function sheetOf(panel: SaidPanel, names: readonly string[], totals: readonly number[]): SheetLine[] {
  const hasRowsOfPlayers = panel.rows.length === totals.length && panel.rows.every((row, at) => row[0] === names[at]);
  const written = hasRowsOfPlayers ? turned(panel) : panel.rows;
  const about = hasRowsOfPlayers ? panel.headerAbout.slice(1) : panel.rowAbout;
  return written.map(([name = "", ...cells], line) => ({
    name,
    about: about[line] ?? null,
    cells,
    isTotal: cells.length === totals.length && cells.every((cell, row) => cell === writeNumber(totals[row] ?? 0)),
  }));
}

/** Columns as rows, without the names of players. */
function turned({ header, rows }: SaidPanel): string[][] {
  return header.slice(1).map((name, column) => [name, ...rows.map((row) => row[column + 1] ?? "")]);
}
