import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnPinnedNode } from "./pinned-node.mjs";

await ensureInstalled();
process.exitCode = await runOnPinnedNode(["scripts/run-checks.ts", ...process.argv.slice(2)]);
