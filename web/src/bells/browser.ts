/** This browser as one that can be woken when it is one's turn, also while no page of ours is open. */

export const canBeWoken = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  if (!canBeWoken()) return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Where this browser hears pushes now; null if nowhere. */
export async function whereItHears(): Promise<string | null> {
  return (await subscription())?.endpoint ?? null;
}

/** Be woken no more, whatever the server still knows: it forgets whom it can't reach. */
export async function hearNoMore(): Promise<void> {
  // Without a network a browser may not get rid of it; nothing else is to fail by that.
  await (await subscription())?.unsubscribe().catch(() => false);
}

/** Let this browser be woken by the site with this key; a DOMException if it can't be. */
export async function hear(key: string): Promise<string> {
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // What is left of somebody else, or of another key of the site, is no use to anybody.
  await hearNoMore();
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).endpoint;
}
