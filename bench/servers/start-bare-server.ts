import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { untilAnswering } from "./until-answering.ts";

/** Starts a bare Fastify in its own process, which fetches its answers from the product. */
export async function startBareServer(product: string) {
  const port = await sparePort();
  const script = fileURLToPath(new URL("bare-server.ts", import.meta.url));
  const server = spawn(process.execPath, [script, product, String(port)], { stdio: "inherit" });
  const kill = () => server.kill();
  process.once("exit", kill);
  const address = `http://127.0.0.1:${port}`;
  await untilAnswering(`${address}/ready`, server);
  const stop = async () => {
    process.off("exit", kill);
    if (server.exitCode === null && server.kill()) await once(server, "exit");
  };
  return { address, process: server, stop };
}
