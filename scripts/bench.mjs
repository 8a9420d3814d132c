import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnPinnedNode } from "./pinned-node.mjs";

await ensureInstalled();
process.exitCode = (await ensureBuilt()) ? await runOnPinnedNode(["bench/run-bench.ts", ...process.argv.slice(2)]) : 1;
