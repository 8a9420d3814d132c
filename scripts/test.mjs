import { ensureInstalled } from "#scripts/install/ensure-installed.mjs";
import { runOnPinnedNode } from "#scripts/install/pinned-node.mjs";

await ensureInstalled();
process.exitCode = await runOnPinnedNode(["scripts/checks/run-checks.ts", ...process.argv.slice(2)]);
