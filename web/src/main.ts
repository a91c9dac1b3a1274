/** The page begins here: its words first, then what is drawn with them; a table is called meanwhile. */
import "./look/tokens.css";
import "./page.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { approach } from "./table/arriving";
import { texts } from "./text/texts.svelte";

async function begin(target: HTMLElement): Promise<void> {
  const { route } = router;
  if (route.page === "table") approach(route.id);
  await Promise.all([texts.change(preferences.get("language")), session.ready()]);
  mount(App, { target });
  // Only for when there is no network; a browser that will not have it plays on without.
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }
}

const target = document.getElementById("page");
if (target) void begin(target);
