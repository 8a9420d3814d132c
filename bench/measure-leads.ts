import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "#db/database.ts";
import { sparePort } from "#scripts/spare-port.ts";
import { startTemporaryServer } from "#scripts/temporary-server.ts";
import { fillLeads } from "./fill-leads.ts";

const leadCount = 50_000;
const p99BarMs = 50;
const rounds = 40;
const password = "a password for the benchmark";

/** The first page, one in the middle, searches that find many, some and none, and the counsellor's own views. */
const queries = [
  "page=1",
  "page=500",
  "q=mba",
  "q=tanvi deccan",
  "q=rathore 9000",
  "q=mba&page=60",
  "stage=counselling&page=20",
  "overdue=1",
  "owner=none",
];

/** Measures `leads.php?page=&limit=50&q=` of a server that holds 50,000 leads, one request after the other. */
export async function measureLeads() {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-leads-"));
  try {
    const { db, close } = await openDatabase({ dataFolder: folder });
    await fillLeads(db, leadCount);
    await close();
    const server = await startTemporaryServer(await sparePort(), { DATA_FOLDER: folder, ADMIN_PASSWORD: password });
    try {
      print(await timesOf(server.address));
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timesOf(address: string) {
  const headers = { authorization: `Bearer ${await signIn(address)}` };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) {
      const start = performance.now();
      const response = await fetch(`${address}/backend/admin/leads.php?limit=50&${query}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`leads.php?${query} answered ${response.status}.`);
      // The first round warms the server up.
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return times.toSorted((one, other) => one - other);
}

async function signIn(address: string) {
  const response = await fetch(`${address}/backend/admin/login.php`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password }),
  });
  return ((await response.json()) as { token: string }).token;
}

function print(times: number[]) {
  const at = (share: number) => times[Math.floor(times.length * share)]!;
  const verdict = at(0.99) < p99BarMs ? "met" : "MISSED";
  console.log(`leads.php?page=&limit=50&q= with ${leadCount.toLocaleString("en")} leads: ${at(0.5).toFixed(1)} ms`);
  console.log(`  p99 ${at(0.99).toFixed(1)} ms (bar: under ${p99BarMs}) ${verdict}`);
}
