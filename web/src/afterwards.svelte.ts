/** What is read at leisure is drawn a frame after what is decided about: both together would take longer than a frame. */
import { untrack } from "svelte";

/** A value as it was when the last frame was drawn; the latest one follows with the next. For components. */
export function afterwards<Value>(read: () => Value): { readonly current: Value } {
  let latest = untrack(read);
  let shown = $state.raw(latest);
  let isFollowing = false;
  function follow(): void {
    isFollowing = false;
    shown = latest;
  }
  $effect(() => {
    latest = read();
    if (
      isFollowing ||
      Object.is(
        latest,
        untrack(() => shown),
      )
    )
      return;
    isFollowing = true;
    // What is set in the call before a frame is drawn in that frame.
    requestAnimationFrame(() => requestAnimationFrame(follow));
  });
  return {
    get current() {
      return shown;
    },
  };
}
