import { ensureBuilt } from "#scripts/build/ensure-built.mjs";
import { ensureInstalled } from "#scripts/install/ensure-installed.mjs";
import { runOnPinnedNode } from "#scripts/install/pinned-node.mjs";
import { serverCommand, serverEnvironment } from "#scripts/commands/server-command.mjs";

const isDevelopment = process.argv.includes("--dev");

await ensureInstalled();
if (!isDevelopment && !(await ensureBuilt())) {
  console.error("The build failed: see the message above.");
  process.exit(1);
}
process.exitCode = await runOnPinnedNode([...serverCommand, ...process.argv.slice(2)], {
  ...serverEnvironment,
  NODE_ENV: isDevelopment ? "development" : "production",
});
