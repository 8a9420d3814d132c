import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { type Database, openDatabase, openDatabaseToFill } from "#db/database.ts";
import { weekDays } from "#app/domain/desk-rules/office-hours.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { hashPassword } from "#app/domain/user/password/passwords.server.ts";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { startBench, benchSignIn } from "./bench-admin.ts";
import { fillLeads } from "./fill-leads.ts";

const LAST_DAYS_MS = 5 * 86_400_000;
const allDay = "00:00-23:59";
const password = "a password of the counsellors";

/** An office that is always open: its servers on one database, and its staff. */
export interface Office {
  place: { dataFolder: string; databaseUrl: string };
  addresses: string[];
  admin: string;
  /** Tokens by user name. */
  counsellors: Map<string, string>;
}

interface Asked {
  databaseUrl: string;
  leads: number;
  counsellors: number;
  processes: number;
}

/** Fills a database, starts the processes on it, and signs in counsellors who take new leads in turn. */
export async function withOffice(
  { leads, counsellors, processes, databaseUrl }: Asked,
  work: (office: Office) => Promise<void>,
) {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "disha-office-"));
  const place = { dataFolder, databaseUrl };
  const environment = { DATA_FOLDER: dataFolder, DATABASE_URL: databaseUrl, TRUST_PROXY: "1" };
  const servers: Awaited<ReturnType<typeof startTemporaryServer>>[] = [];
  try {
    const staff = await fill(place, leads, counsellors);
    for (let index = 0; index < processes; index += 1)
      servers.push(await startTemporaryServer(await sparePort(), environment));
    const addresses = servers.map(({ address }) => address);
    const admin = await signIn(addresses[0]!, benchSignIn);
    await takeInTurn(addresses[0]!, admin, [...staff.keys()]);
    const tokens = new Map<string, string>();
    for (const username of staff.values()) tokens.set(username, await signIn(addresses[0]!, { username, password }));
    await work({ place, addresses, admin, counsellors: tokens });
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function fill(place: Office["place"], leads: number, counsellors: number) {
  const { close: closeMigrated } = await openDatabase(place);
  await closeMigrated();
  // A serving process limits statements to a shorter time than this takes.
  const { db, close } = await openDatabaseToFill(place);
  await startBench(db);
  const staff = await addCounsellors(db, counsellors);
  if (leads > 0) await fillLeads(db, leads, [...staff.keys()]);
  await giveOutLast(db, [...staff.keys()][0]!);
  // PostgreSQL analyses and vacuums tables that grew over years long before; after a fill it would do so during the
  // measurement.
  await sql.raw(place.databaseUrl ? "vacuum analyze" : "analyze").execute(db);
  await close();
  return staff;
}

/**
 * Gives recent leads an owner, which a running office would have done; otherwise they would be distributed during the
 * measurement.
 */
const giveOutLast = (db: Database, owner_id: number) =>
  db
    .updateTable("leads")
    .set({ owner_id })
    .where("owner_id", "is", null)
    .where("created_at", ">", new Date(Date.now() - LAST_DAYS_MS).toISOString())
    .execute();

async function addCounsellors(db: Database, count: number): Promise<Map<number, string>> {
  const now = new Date().toISOString();
  const password_hash = await hashPassword(password);
  const rows = Array.from({ length: count }, (_, index) => {
    const named = { username: `desk${index}`, email: `desk${index}@disha.example` };
    const search_text = searchTextOf("users", { ...named, full_name: "" });
    return { ...named, search_text, password_hash, role: "counsellor" as const, created_at: now, updated_at: now };
  });
  const added = await db.insertInto("users").values(rows).returning(["id", "username"]).execute();
  return new Map(added.map(({ id, username }) => [id, username]));
}

async function takeInTurn(address: string, token: string, ids: number[]) {
  const taker = { hours: allDay, days_off: "", leave_from: null, leave_until: null, most_waiting: null };
  const rules = {
    taking: "round-robin",
    takers: ids.map((user_id) => ({ ...taker, user_id })),
  };
  await send(address, { method: "POST", file: "desk-rules.php", token, body: rules });
  const settings = await send(address, { method: "GET", file: "settings.php", token, body: undefined });
  const businessHours = Object.fromEntries(weekDays.map((day) => [day, allDay]));
  const { data } = settings as { data: object };
  await send(address, { method: "POST", file: "settings.php", token, body: { ...data, businessHours } });
}

async function signIn(address: string, body: unknown): Promise<string> {
  return ((await send(address, { method: "POST", file: "login.php", body })) as { token: string }).token;
}

interface Call {
  method: string;
  file: string;
  token?: string;
  body: unknown;
}

/**
 * Sends JSON to the panel's API.
 * @throws if the answer is no success.
 */
export async function send(address: string, { method, file, token, body }: Call): Promise<unknown> {
  const response = await fetch(`${address}/backend/admin/${file}`, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${file} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
