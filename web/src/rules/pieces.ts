/** Draws the components a text shows, each when it comes near the reader's eyes, and all of them for paper. */
import { type Component, mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface PieceProps {
  kind: string;
  name: string;
}

/** How far from the screen a component is drawn already. */
const NEAR = "600px";

/** Draws every `span.piece` within an element by this component; without one their words stay. */
export function drawPieces(Piece: Component<PieceProps> | null): Attachment<HTMLElement> {
  return (text) => {
    if (!Piece) return;
    const drawn = new Map<HTMLElement, ReturnType<typeof mount>>();

    function draw(place: HTMLElement): void {
      if (!Piece || drawn.has(place)) return;
      const { kind = "", name = "" } = place.dataset;
      place.role = "img";
      place.ariaLabel = place.textContent;
      place.replaceChildren();
      drawn.set(place, mount(Piece, { target: place, props: { kind, name } }));
      watcher.unobserve(place);
    }

    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target as HTMLElement);
      },
      { rootMargin: NEAR },
    );
    const places = [...text.querySelectorAll<HTMLElement>("span.piece")];
    for (const place of places) watcher.observe(place);
    const drawAll = () => places.forEach(draw);
    addEventListener("beforeprint", drawAll);
    return () => {
      removeEventListener("beforeprint", drawAll);
      watcher.disconnect();
      for (const piece of drawn.values()) void unmount(piece);
    };
  };
}
