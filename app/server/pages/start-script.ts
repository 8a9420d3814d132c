import type { ServerBuild } from "react-router";
import { untilPainted } from "./first-paint.ts";

// Set before the first paint: which frame is drawn, and that all parts are laid out if the address has a fragment.
// Without storage nobody can be signed in.
const start = `async (addresses) => {
  const marks = document.documentElement.classList;
  if (location.hash) marks.add("is-laid-out");
  try {
    if (localStorage.getItem("adminToken") !== null) marks.add("is-administrator");
  } catch {}
  await (${untilPainted})();
  for (const address of addresses) await import(address);
}`;

/**
 * The text of the only script in public pages: it starts the page's scripts after the first paint (record 029). It is
 * the same on every page of a build, so its hash covers no page content.
 */
export function startScript({ entry, hmr }: ServerBuild["assets"]): string {
  // Vite's hot reload must load before any module that it watches.
  const addresses = hmr ? [hmr.runtime, entry.module] : [entry.module];
  return `(${start})(${JSON.stringify(addresses)})`;
}
