/** Calling somebody back who looks elsewhere: by the title and icon of the tab, a few notes, and a notification. */
import { preferences } from "../preferences.svelte";
import { play } from "../sound";

const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";

/** What the tab is called and shows; a dot in front and on its icon means that somebody is waited for. */
export function showTitle(words: string, isWaiting: boolean): void {
  document.title = `${isWaiting ? "● " : ""}${words}`;
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", isWaiting ? ICON_TURN : ICON);
}

/** Call somebody who is looking elsewhere, as they like it. */
export function callBack(title: string, body: string, tag: string): void {
  if (!document.hidden && document.hasFocus()) return;
  // Who likes sounds hears one anyway.
  if (preferences.get("call") && !preferences.get("sound")) play("turn", true);
  if (!preferences.get("notifications") || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const notification = new Notification(title, { body, tag, icon: ICON_TURN });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

/** Ask the browser for permission to notify; says whether there is one. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
