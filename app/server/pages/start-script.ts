import type { ServerBuild } from "react-router";
import { untilPainted } from "./first-paint.ts";

// What the first paint must know already is marked here: which frame is drawn, and that no part is left out where the
// address names one. Where storage is refused nobody can be signed in.
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
 * The text of the one script that stands in every public page: it starts the page's scripts after the first paint
 * (record 029). It is the same on every page of a build, so that its hash vouches for nothing that a page holds.
 */
export function startScript({ entry, hmr }: ServerBuild["assets"]): string {
  // Development's hot reload must come before any module that it watches.
  const addresses = hmr ? [hmr.runtime, entry.module] : [entry.module];
  return `(${start})(${JSON.stringify(addresses)})`;
}
