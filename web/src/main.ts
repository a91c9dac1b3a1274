/** The page begins here: its words first, then what is drawn with them. */
import "./look/tokens.css";
import "./page.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import { session } from "./session.svelte";
import { texts } from "./text/texts.svelte";

const target = document.getElementById("page");
if (target) {
  await Promise.all([texts.change(preferences.get("language")), session.ready()]);
  mount(App, { target });
}
