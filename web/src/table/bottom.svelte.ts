/** Keeps the end of a growing list in sight, unless somebody has scrolled up to read. */
import type { Attachment } from "svelte/attachments";

export function toBottom(grows: () => number): Attachment<HTMLElement> {
  return (list) => {
    let wasAtEnd = true;
    const note = () => (wasAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40);
    list.addEventListener("scroll", note);
    $effect(() => {
      grows();
      if (wasAtEnd) list.scrollTop = list.scrollHeight;
    });
    return () => list.removeEventListener("scroll", note);
  };
}
