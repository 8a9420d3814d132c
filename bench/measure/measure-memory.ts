import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { loadFor } from "#bench/load.ts";

const headers = { "accept-encoding": "br, gzip" };
const pages = ["/", "/courses", "/universities", "/Blogs", "/Gallery", "/contact", "/about", "/guidance"];
const loaded = ["/", "/courses", "/search?q=online", "/backend/api/courses.php", "/backend/api/universities.php"];
const settleMs = 5_000;
const loadSeconds = 3;

/** The resident memory of a separate server, in megabytes: idle, idle after visits, and the peak under load. */
export async function measureMemory() {
  const server = await startTemporaryServer(await sparePort());
  try {
    const processId = server.process.pid!;
    await pause(settleMs);
    const idle = await residentMegabytes(processId);
    for (const path of pages) await (await fetch(server.address + path, { headers })).arrayBuffer();
    await pause(settleMs);
    return {
      idle,
      visited: await residentMegabytes(processId),
      loaded: await mostUnderLoad(server.address, processId),
    };
  } finally {
    await server.stop();
  }
}

async function mostUnderLoad(address: string, processId: number) {
  let most = 0;
  for (const path of loaded) {
    const load = loadFor(loadSeconds, { address: address + path, headers, processId, mayRefuse: true });
    for (let second = 0; second < loadSeconds; second++) {
      await pause(1000);
      most = Math.max(most, await residentMegabytes(processId));
    }
    await load;
  }
  return most;
}

async function residentMegabytes(processId: number) {
  const status = await readFile(`/proc/${processId}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)![1]) / 1024;
}
