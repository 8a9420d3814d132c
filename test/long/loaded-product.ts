import { readFile } from "node:fs/promises";
import { onTestFinished } from "vitest";
import { openDatabaseToRead } from "#db/database.ts";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { emptyPlace } from "#test/servers/served-place.ts";

/** The built product on data of its own, with its costs and what it has stored. */
export async function loadedProduct() {
  const place = await emptyPlace(process.env["TEST_DATABASE_URL"]);
  const environment = {
    DATA_FOLDER: place.dataFolder,
    DATABASE_URL: place.databaseUrl ?? "",
    ADMIN_PASSWORD: "a long enough password",
    TRUST_PROXY: "1",
  };
  const faults: string[] = [];
  const server = await startTemporaryServer(await sparePort(), environment, { onError: (words) => faults.push(words) });
  onTestFinished(() => server.stop());

  async function memoryMegabytes(kind: "VmRSS" | "RssAnon" | "VmHWM") {
    const status = await readFile(`/proc/${server.process.pid}/status`, "utf8");
    return Number(new RegExp(`^${kind}:\\s+(\\d+) kB`, "m").exec(status)![1]) / 1024;
  }
  /** User and system time; Linux counts hundredths of seconds. */
  async function processorSeconds() {
    const stat = await readFile(`/proc/${server.process.pid}/stat`, "utf8");
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  }
  async function storedLeads() {
    const { db, close } = await openDatabaseToRead(place);
    const leads = await db.selectFrom("leads").select("email").execute();
    await close();
    return leads.map(({ email }) => email);
  }
  return {
    address: server.address,
    faults,
    storedLeads,
    processorSeconds,
    residentMegabytes: () => memoryMegabytes("VmRSS"),
    /** Without mapped files, which the system can reclaim. */
    ownMegabytes: () => memoryMegabytes("RssAnon"),
    mostMegabytes: () => memoryMegabytes("VmHWM"),
  };
}
