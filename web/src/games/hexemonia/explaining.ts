/** Explaining something beside the board as its spots are explained: on hover, focus and long press, with its rule. */
import type { Attachment } from "svelte/attachments";

import { hint } from "../../table/hint.svelte";

export function explaining(title: string, about: string, rule: string): Attachment<HTMLElement> {
  return (node) => {
    const show = () => hint.show(node, { title, about, choices: [], reason: "", rule });
    const hide = () => hint.leave();
    const ways: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType !== "touch" && show()],
      ["pointerdown", (event) => (event as PointerEvent).pointerType === "touch" && hint.startPress(show)],
      ["pointerup", () => hint.endPress()],
      ["pointercancel", () => hint.endPress()],
      ["pointerleave", hide],
      ["focus", show],
      ["blur", hide],
    ];
    for (const [name, hear] of ways) node.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of ways) node.removeEventListener(name, hear);
    };
  };
}
