/* Says in words that there is no network, and when it is one's turn. Scripts and data always come from the server: nothing here can grow old. */
const SHELL = "pessoi-shell-1";
const OFFLINE = "/offline.html";
const PARTS = [OFFLINE, "/offline.css", "/icon.svg"];

addEventListener("install", (event) => {
  const fresh = PARTS.map((part) => new Request(part, { cache: "reload" }));
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(fresh)));
  skipWaiting();
});

addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(forget());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const isPart = PARTS.includes(new URL(request.url).pathname);
  if (request.mode !== "navigate" && !isPart) return;
  const kept = request.mode === "navigate" ? OFFLINE : request;
  event.respondWith(fetch(request).catch(() => caches.match(kept).then((found) => found ?? Response.error())));
});

/* A push is empty, and one notification stands for all tables. */
addEventListener("push", (event) => {
  const [lang, title] = navigator.language.startsWith("de") ? ["de", "Du bist am Zug"] : ["en", "It is your turn"];
  const shown = { lang, tag: "turn", icon: "/icon-192.png", body: "pessoi" };
  event.waitUntil(registration.showNotification(title, shown));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const open = async () => {
    const [page] = await clients.matchAll({ type: "window", includeUncontrolled: true });
    await (page ? page.focus() : clients.openWindow("/"));
  };
  event.waitUntil(open());
});
