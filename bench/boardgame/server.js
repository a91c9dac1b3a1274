// A boardgame.io server as its own documentation sets one up, with its store in memory. Each of its games holds the data
// it is given, as large as what a seat of one of ours sees; a move changes a few numbers of it and ends the turn.
"use strict";

const { readFileSync } = require("node:fs");
const { Server, Origins } = require("boardgame.io/server");

const [port, file] = process.argv.slice(2);
const tables = JSON.parse(readFileSync(file, "utf8"));

const games = Object.entries(tables).map(([name, table]) => ({
  name,
  setup: () => ({ table, points: [0, 0], last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    choose: ({ G, playerID }, choice) => {
      G.points[Number(playerID)] += 1;
      G.last = choice;
    },
  },
}));

Server({ games, origins: [Origins.LOCALHOST] }).run(Number(port), () => console.log("listening"));
