import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { compareServers } from "#bench/servers/compare-servers.ts";
import { ensurePrograms } from "./ensure-programs.ts";
import { measureBackup } from "#bench/measure/measure-backup.ts";
import { measureDesk } from "#bench/measure/measure-desk.ts";
import { measureImport } from "#bench/measure/measure-import.ts";
import { measureLists } from "#bench/measure/measure-lists.ts";
import { measureMemory } from "#bench/measure/measure-memory.ts";
import { measurePage } from "#bench/measure/measure-page.ts";
import { measurePanel } from "#bench/measure/measure-panel.ts";
import { printMemory, printPage } from "./print-results.ts";

const parts = {
  speed: compareServers,
  memory: async () => printMemory(await measureMemory()),
  page: measureHomePage,
  lists: measureLists,
  panel: measurePanel,
  desk: measureDesk,
  import: measureImport,
  backup: measureBackup,
};

if (!(await ensurePrograms())) process.exit(1);
const asked = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await measure();
}

async function measureHomePage() {
  const server = await startTemporaryServer(await sparePort());
  try {
    printPage(await measurePage(server.address));
  } finally {
    await server.stop();
  }
}
