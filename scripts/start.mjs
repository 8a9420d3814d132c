import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { runOnPinnedNode } from "./pinned-node.mjs";

const isDevelopment = process.argv.includes("--dev");

await ensureInstalled();
if (!isDevelopment && !(await ensureBuilt())) {
  console.error("The build failed: see the message above.");
  process.exit(1);
}
const server = ["--enable-source-maps", "server.ts", ...process.argv.slice(2)];
process.exitCode = await runOnPinnedNode(server, { NODE_ENV: isDevelopment ? "development" : "production" });
