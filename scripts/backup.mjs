import { ensureInstalled } from "#scripts/install/ensure-installed.mjs";
import { runOnPinnedNode } from "#scripts/install/pinned-node.mjs";
import { lightCommand, serverEnvironment } from "#scripts/commands/server-command.mjs";

await ensureInstalled();
const parameters = [...lightCommand, "scripts/run-backup.ts", ...process.argv.slice(2)];
process.exitCode = await runOnPinnedNode(parameters, serverEnvironment);
