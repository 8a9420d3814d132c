import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnPinnedNode } from "./pinned-node.mjs";
import { serverCommand, serverEnvironment } from "./server-command.mjs";

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
