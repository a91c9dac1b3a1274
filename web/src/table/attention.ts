/** Telling somebody who looks elsewhere that it is their turn: the title of the tab, and a notification if wanted. */
import { preferences } from "../preferences.svelte";

/** What the tab is called; a dot in front means that somebody is waited for. */
export function showTitle(words: string, isWaiting: boolean): void {
  document.title = `${isWaiting ? "● " : ""}${words}`;
}

/** Notify somebody whose page is hidden. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !preferences.get("notifications") || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const notification = new Notification(title, { body, tag, icon: "/icon.svg" });
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
