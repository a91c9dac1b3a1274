/** How somebody looks at the board: which city is large, whether all are equal, what is open, how near. */
import type { Point } from "./hex";

const MOST = 3;

export class Look {
  /** The seat whose city is large, if somebody has chosen one. */
  chosen = $state<number | null>(null);
  isOverview = $state(false);
  isUnderworldOpen = $state(false);
  isScoreOpen = $state(false);
  zoom = $state.raw({ scale: 1, x: 0, y: 0 });

  enlarge(seat: number): void {
    this.chosen = seat;
    this.isOverview = false;
  }

  /** Come nearer, or go away, by a factor; what is at the point stays there. The board covers its frame always. */
  near(factor: number, at: Point, width: number, height: number): void {
    const { scale, x, y } = this.zoom;
    const next = Math.min(MOST, Math.max(1, scale * factor));
    const part = next / scale;
    this.zoom = within({ scale: next, x: at.x - (at.x - x) * part, y: at.y - (at.y - y) * part }, width, height);
  }

  /** Move what is near under the eye. */
  shift(by: Point, width: number, height: number): void {
    const { scale, x, y } = this.zoom;
    this.zoom = within({ scale, x: x + by.x, y: y + by.y }, width, height);
  }

  /** Back to the usual look; says whether it was another. */
  close(): boolean {
    const wasOpen = this.isUnderworldOpen || this.isScoreOpen || this.isOverview || this.zoom.scale > 1;
    this.isUnderworldOpen = this.isScoreOpen = this.isOverview = false;
    this.zoom = { scale: 1, x: 0, y: 0 };
    return wasOpen;
  }
}

interface Zoom extends Point {
  scale: number;
}

function within({ scale, x, y }: Zoom, width: number, height: number): Zoom {
  const clamp = (value: number, size: number) => Math.min(0, Math.max(size * (1 - scale), value));
  return { scale, x: clamp(x, width), y: clamp(y, height) };
}
