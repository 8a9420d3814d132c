import { ensureBuilt } from "#scripts/build/ensure-built.mjs";

/** Playwright calls this once, before its workers start a server each. */
export default async function prepareJourneys() {
  if (!(await ensureBuilt())) throw new Error("The build failed: see the message above.");
}
