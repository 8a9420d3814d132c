import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { sparePort } from "#scripts/spare-port.ts";
import { startTemporaryServer } from "#scripts/temporary-server.ts";
import { measureLeads } from "./measure-leads.ts";
import { measureMemory } from "./measure-memory.ts";
import { measurePage } from "./measure-page.ts";
import { measurePanel } from "./measure-panel.ts";
import { measureSpeed } from "./measure-speed.ts";
import { printMemory, printPage, printSpeed } from "./print-results.ts";
import { rawResponse } from "./raw-response.ts";

const server = await startTemporaryServer(await sparePort());
try {
  printMemory(await measureMemory(server.address, server.process.pid!));
  printPage(await measurePage(server.address));
  await compareSpeed(server.address);
} finally {
  await server.stop();
}
await measureLeads();
await measurePanel();

async function compareSpeed(address: string) {
  const bare = await startBareServer(address);
  try {
    for (const comparison of await comparisons(address, bare.address)) printSpeed(await measureSpeed(comparison));
  } finally {
    bare.process.kill();
    await once(bare.process, "exit");
  }
}

async function comparisons(address: string, bareAddress: string) {
  const headers = { "accept-encoding": "br" };
  const { etag } = (await rawResponse(`${address}/`, headers)).headers;
  if (!etag) throw new Error("/ carries no ETag.");
  const unchanged = { address: `${address}/`, headers: { ...headers, "if-none-match": etag } };
  const coursesAddress = `${address}/backend/api/courses.php`;
  return [
    { name: "/", bar: 0.6, product: { address: `${address}/`, headers }, bare: { address: `${bareAddress}/page` } },
    { name: "/ unchanged (304)", bar: 0.6, product: unchanged, bare: { address: `${bareAddress}/unchanged` } },
    {
      name: "/backend/api/courses.php",
      bar: 0.5,
      product: { address: coursesAddress, headers },
      bare: { address: `${bareAddress}/courses` },
    },
  ];
}

async function startBareServer(address: string) {
  const port = await sparePort();
  const child = spawn(process.execPath, [new URL("bare-server.ts", import.meta.url).pathname, address, String(port)], {
    stdio: "inherit",
  });
  process.once("exit", () => child.kill());
  const bareAddress = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${bareAddress}/ready`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error("The bare server did not start.");
    await pause(50);
  }
  return { address: bareAddress, process: child };
}
