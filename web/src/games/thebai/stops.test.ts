import { beforeEach, expect, test } from "vitest";

import { moveStop, setStops } from "./stops";

const SPOT = (name: string, isChoosable: boolean) =>
  `<g class="spot" tabindex="-1" data-element="${name}" aria-disabled="${!isChoosable}"></g>`;

beforeEach(() => {
  document.body.innerHTML =
    `<svg role="group">${SPOT("a", false)}${SPOT("b", true)}</svg>` +
    `<svg role="group">${SPOT("c", false)}${SPOT("d", false)}</svg>`;
});

const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map((spot) => spot.getAttribute("data-element"));

test("Tab stops once in each part: at what can be chosen, or at the first thing", () => {
  setStops(document.body);
  expect(stops()).toEqual(["b", "c"]);
  setStops(document.body);
  expect(stops()).toEqual(["b", "c"]);
});

test("what had the focus is the stop from then on", () => {
  setStops(document.body);
  moveStop(document.querySelector('[data-element="d"]'));
  setStops(document.body);
  expect(stops()).toEqual(["b", "d"]);
});
