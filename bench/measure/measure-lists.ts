import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase, openDatabaseToFill } from "#db/database.ts";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { withPostgres } from "#scripts/servers/with-postgres.ts";
import {
  type AskedList,
  dashboard,
  leadLists,
  panelLists,
  publicPages,
  recordLists,
  siteSearches,
} from "./asked-lists.ts";
import { startBench, benchSignIn } from "#bench/fill/bench-admin.ts";
import { fillActivities, fillCatalogue } from "#bench/fill/fill-catalogue.ts";
import { fillLeads } from "#bench/fill/fill-leads.ts";
import { fillApplications, fillTrash } from "#bench/fill/fill-records.ts";
import { measurePanelAt } from "./measure-panel.ts";
import { measureSuggestionsAt } from "./measure-suggestions.ts";
import { type Asking, timeOf } from "./time-of.ts";
import { quantile, verdict } from "#bench/verdict.ts";

const counts = {
  leads: 1_000_000,
  courses: 500_000,
  universities: 35_000,
  activities: 200_000,
  applications: 100_000,
  trash: 100_000,
};
const p99BarMs = 50;
const memoryBarMegabytes = 250;
/** Enough that one hundredth of the requests is more than one. */
const rounds = 8;
const panelUsers = 10;
/** The panel's search waits for a pause in typing: at most about three searches in two seconds. */
const typingMs = 600;
const publicRequests = 400;
/** How many slow requests are listed per group. */
const mostNamed = 12;

/**
 * Measures lists, dashboard and public pages on both engines with a large office's data. Filling takes ten minutes or
 * more on an idle machine.
 */
export async function measureLists() {
  await measureOn("the embedded database");
  const isMeasured = await withPostgres((databaseUrl) => measureOn("PostgreSQL", databaseUrl));
  if (!isMeasured) console.log("No PostgreSQL was found: its lists were not measured.");
}

async function measureOn(engine: string, databaseUrl = "") {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-lists-"));
  try {
    await fill(folder, databaseUrl);
    const environment = { DATA_FOLDER: folder, DATABASE_URL: databaseUrl };
    const server = await startTemporaryServer(await sparePort(), environment);
    try {
      console.log(
        `\n${counts.leads.toLocaleString("en")} leads, ${counts.courses.toLocaleString("en")} courses, ${engine}`,
      );
      await measureAll(server.address, server.process.pid!);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(dataFolder: string, databaseUrl: string) {
  const place = { dataFolder, databaseUrl };
  const { close: closeMigrated } = await openDatabase(place);
  await closeMigrated();
  // A serving process limits statements to a shorter time than this takes.
  const { db, close } = await openDatabaseToFill(place);
  await startBench(db);
  await fillCatalogue(db, counts);
  await fillLeads(db, counts.leads);
  await fillActivities(db, counts.activities);
  await fillApplications(db, counts.applications);
  await fillTrash(db, counts.trash);
  await close();
}

async function measureAll(address: string, processId: number) {
  const token = await signIn(address);
  const desk = { address, headers: { authorization: `Bearer ${token}` } };
  const site = { address, headers: {} };
  await measureGroup("Lists of leads", desk, leadLists);
  await measureGroup("Lists of the catalogue in the panel", desk, panelLists);
  await measureGroup("Applications, history, trash and versions", desk, recordLists);
  await measureDashboard(desk);
  await measureGroup("Public pages, not kept", site, publicPages);
  await measureGroup("Search and suggestions", site, siteSearches);
  await measureVisitorsBeside(desk);
  await measurePanelAt(address);
  await measureSuggestionsAt(address);
  verdict("Most resident memory", await peakMegabytes(processId), "MB", memoryBarMegabytes);
}

async function measureGroup(name: string, asking: Asking, lists: AskedList[]) {
  const times = new Map<string, number[]>(lists.map((list) => [list(0), []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const list of lists) {
      const ms = await timeOf(asking, list(round));
      // The first round only warms up the server.
      if (round > 0) times.get(list(0))!.push(ms);
    }
  }
  printGroup(name, times);
}

function printGroup(name: string, times: Map<string, number[]>) {
  const all = [...times.values()].flat();
  verdict(`${name}: median ${quantile(all, 0.5).toFixed(1)} ms, p99`, quantile(all, 0.99), "ms", p99BarMs);
  const slow = [...times].map(([list, ms]) => ({ list, ms: quantile(ms, 0.5) })).filter(({ ms }) => ms > p99BarMs / 2);
  for (const { list, ms } of slow.toSorted((a, b) => b.ms - a.ms).slice(0, mostNamed))
    console.log(`  ${ms.toFixed(0).padStart(4)} ms ${list}`);
}

async function measureDashboard(asking: Asking) {
  const sums: number[] = [];
  for (let round = 0; round <= rounds * 4; round += 1) {
    let sum = 0;
    for (const file of dashboard) sum += await timeOf(asking, file);
    if (round > 0) sums.push(sum);
  }
  verdict("All that the dashboard reads: p99", quantile(sums, 0.99), "ms", p99BarMs);
}

/** A page that is rendered for each visitor, alone and while ten of the staff search. */
async function measureVisitorsBeside(desk: Asking) {
  const site = { address: desk.address, headers: {} };
  const alone = await visits(site, 0);
  const stop = new AbortController();
  const searching = Array.from({ length: panelUsers }, (_, user) => search(desk, user, stop.signal));
  const beside = await visits(site, 1);
  stop.abort();
  await Promise.all(searching);
  const [before, during] = [quantile(alone, 0.99), quantile(beside, 0.99)];
  verdict(`A public page while ten search: p99 from ${before.toFixed(1)} ms`, during, "ms", before * 2);
}

/** Later turns request other pages: a repeated one would be cached, and compressed during the measurement. */
async function visits(site: Asking, turn: number) {
  const times: number[] = [];
  for (let visit = 0; visit < publicRequests; visit += 1) {
    times.push(await timeOf(site, publicPages[visit % publicPages.length]!(visit + turn)));
    await pause(5);
  }
  return times;
}

async function search(desk: Asking, user: number, signal: AbortSignal) {
  const texts = ["tanvi", "tanvi mba", "rathore", "person123", "deccan", "kulkarni mca"];
  for (let letter = user; !signal.aborted; letter += 1) {
    await timeOf(
      desk,
      `/backend/admin/leads.php?limit=50&page=1&q=${encodeURIComponent(texts[letter % texts.length]!)}`,
    );
    await pause(typingMs);
  }
}

async function signIn(address: string) {
  const response = await fetch(`${address}/backend/admin/login.php`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(benchSignIn),
  });
  return ((await response.json()) as { token: string }).token;
}

async function peakMegabytes(processId: number) {
  const status = await readFile(`/proc/${processId}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)![1]) / 1024;
}
