import { afterEach, expect, test } from "vitest";

import { Gestures } from "../games/hexemonia/gestures.svelte";
import { Dragging } from "../games/thebai/dragging.svelte";
import { hint } from "./hint.svelte";

const board = {
  isLoose: () => true,
  take: () => undefined,
  lead: () => undefined,
  drop: () => undefined,
  end: () => undefined,
  zoom: () => undefined,
  shift: () => undefined,
  isNear: false,
};
const asked = { title: "A tile", about: "", choices: [], reason: "" };

afterEach(() => {
  document.body.replaceChildren();
  hint.hide();
});

/** A finger comes down on a thing that tells what it is, and moves. */
function drag(node: Element, by: number): void {
  node.innerHTML = `<g data-element="tile"></g>`;
  document.body.append(node);
  const thing = node.firstElementChild ?? node;
  const at = (clientX: number) => ({ bubbles: true, isPrimary: true, pointerId: 1, clientX });
  thing.dispatchEvent(new PointerEvent("pointerdown", at(0)));
  hint.show(thing, asked);
  hint.isHeld = true;
  thing.dispatchEvent(new PointerEvent("pointermove", at(by)));
}

test.each([
  ["nothing covers where a dragged thing goes", 20, null],
  ["a finger that hardly moves is told what it rests on", 3, asked],
])("%s", (_, by, told) => {
  const thebai = document.createElement("div");
  const gone = new Dragging(board).attach(thebai);
  drag(thebai, by);
  expect(hint.text).toEqual(told);
  gone?.();

  const hexemonia = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  hexemonia.setPointerCapture = () => undefined;
  const left = new Gestures(board).attach(hexemonia);
  drag(hexemonia, by);
  expect(hint.text).toEqual(told);
  left?.();
});
