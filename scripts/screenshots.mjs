import { ensureBuilt } from "#scripts/build/ensure-built.mjs";
import { ensureInstalled } from "#scripts/install/ensure-installed.mjs";
import { runOnPinnedNode } from "#scripts/install/pinned-node.mjs";

await ensureInstalled();
process.exitCode = (await ensureBuilt())
  ? await runOnPinnedNode(["scripts/screenshots/take-screenshots.ts", ...process.argv.slice(2)])
  : 1;
