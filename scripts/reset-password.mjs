import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnPinnedNode } from "./pinned-node.mjs";
import { lightCommand, serverEnvironment } from "./server-command.mjs";

await ensureInstalled();
const parameters = [...lightCommand, "scripts/run-reset-password.ts", ...process.argv.slice(2)];
process.exitCode = await runOnPinnedNode(parameters, serverEnvironment);
