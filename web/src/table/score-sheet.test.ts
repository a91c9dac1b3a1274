import { expect, test } from "vitest";

import { sheetOf } from "./score-sheet";

/** After the seats comes the name an automaton would have. */
const names = ["Anna", "Berta", "Automaton"];

test("a sheet with a column for each player is taken as it is", () => {
  const panel = {
    title: "Score",
    header: ["", "Anna", "Berta"],
    rows: [
      ["Cards", "3", "4"],
      ["Total", "3", "4"],
      ["Tie", "markers"],
    ],
    headerAbout: [null, null, null],
    rowAbout: ["score-cards", "total", null],
  };

  const lines = sheetOf(panel, names, [3, 4]);

  expect(lines.map(({ name }) => name)).toEqual(["Cards", "Total", "Tie"]);
  expect(lines.map(({ about }) => about)).toEqual(["score-cards", "total", null]);
  expect(lines[2]?.cells).toEqual(["markers"]);
});

test("a sheet with a row for each player is turned", () => {
  const panel = {
    title: "Score",
    header: ["Player", "Cards", "Total"],
    rows: [
      ["Anna", "3", "9"],
      ["Berta", "4", "−8"],
    ],
    headerAbout: [null, "score-cards", "total"],
    rowAbout: [null, null],
  };

  const lines = sheetOf(panel, names, [9, -8]);

  expect(lines).toEqual([
    { name: "Cards", about: "score-cards", cells: ["3", "4"], isTotal: false },
    { name: "Total", about: "total", cells: ["9", "−8"], isTotal: true },
  ]);
});
