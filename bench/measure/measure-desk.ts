import { setTimeout as pause } from "node:timers/promises";
import { type Database, openDatabaseToRead } from "#db/database.ts";
import type { LiveNews } from "#app/domain/live/live-schema.ts";
import { withPostgres } from "#scripts/servers/with-postgres.ts";
import { type Office, withOffice } from "#bench/fill/open-office.ts";
import { quantile, verdict } from "#bench/verdict.ts";

const leads = Number(process.env["DESK_LEADS"] ?? 1_000_000);
const counsellors = 30;
const leadsAMinute = 200;
const MINUTES = Number(process.env["DESK_MINUTES"] ?? 5);
/**
 * The average time between a counsellor's looks while news arrives, varied by half: with an even pause, each slow
 * answer would synchronise all who waited for it.
 */
const lookEveryMs = 2000;
const settleMs = 3000;

/**
 * The busiest minutes of a large office: leads arrive, find owners, and notify them; on both engines, with two
 * processes on PostgreSQL.
 */
export async function measureDesk() {
  await measureOn("the embedded database", "", 1);
  const isMeasured = await withPostgres((databaseUrl) => measureOn("PostgreSQL, two processes", databaseUrl, 2));
  if (!isMeasured) console.log("No PostgreSQL was found: its desk was not measured.");
}

async function measureOn(engine: string, databaseUrl: string, processes: number) {
  await withOffice({ databaseUrl, leads, counsellors, processes }, async (office) => {
    console.log(
      `\n${leads.toLocaleString("en")} leads, ${counsellors} counsellors, ${leadsAMinute} new leads a minute for ${MINUTES} minutes, ${engine}`,
    );
    const stop = new AbortController();
    const heardAt = new Map<number, number>();
    const lines = eachCounsellor(office, (address, token) => listen(address, token, heardAt, stop.signal));
    const days: number[] = [];
    const looking = eachCounsellor(office, (address, token) => look(address, token, days, stop.signal));
    await pause(settleMs);
    const sentAt = await sendLeads(office.addresses);
    await pause(settleMs);
    stop.abort();
    await Promise.all([...lines, ...looking]);
    await tell(office, sentAt, { heardAt, days });
  });
}

/** Spreads counsellors over the processes, as a proxy would. */
const eachCounsellor = ({ addresses, counsellors }: Office, work: (address: string, token: string) => Promise<void>) =>
  [...counsellors.values()].map((token, index) => work(addresses[(index + 1) % addresses.length]!, token));

/** Records when a notice of a lead arrives at its owner's open panel. */
async function listen(address: string, token: string, heardAt: Map<number, number>, signal: AbortSignal) {
  const headers = { authorization: `Bearer ${token}` };
  try {
    const { body } = await fetch(`${address}/backend/admin/live`, { headers, signal });
    let rest = "";
    for await (const text of body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + text).split("\n\n");
      rest = parts.pop()!;
      for (const part of parts.filter((one) => one.startsWith("data: "))) {
        const { notices } = JSON.parse(part.slice(6)) as LiveNews;
        for (const { lead } of notices) if (lead) heardAt.set(lead.id, performance.now());
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function look(address: string, token: string, days: number[], signal: AbortSignal) {
  await pause(Math.random() * lookEveryMs);
  while (!signal.aborted) {
    const start = performance.now();
    const response = await fetch(`${address}/backend/admin/day.php`, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`day.php answered ${response.status}.`);
    days.push(performance.now() - start);
    await pause(lookEveryMs * (0.5 + Math.random()));
  }
}

/** Sends leads at the given rate, each from a network of its own; answers when each was sent, by e-mail address. */
async function sendLeads(addresses: string[]): Promise<Map<string, number>> {
  const sentAt = new Map<string, number>();
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let number = 0; number < leadsAMinute * MINUTES; number += 1) {
    await pause(Math.max(0, start + (number * 60_000) / leadsAMinute - performance.now()));
    const email = `desk-${number}@mail.example`;
    sentAt.set(email, performance.now());
    sending.push(sendLead(addresses[number % addresses.length]!, email, number));
  }
  await Promise.all(sending);
  return sentAt;
}

async function sendLead(address: string, email: string, number: number) {
  const response = await fetch(`${address}/backend/api/leads.php`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${number % 250}.${Math.floor(number / 250)}.1`,
    },
    body: JSON.stringify({ name: "Tanvi Rao", email, phone: `88${String(10_000_000 + number)}`, course: "Online MBA" }),
  });
  if (response.status !== 201) throw new Error(`leads.php answered ${response.status}: ${await response.text()}`);
}

async function tell(
  office: Office,
  sentAt: Map<string, number>,
  seen: { heardAt: Map<number, number>; days: number[] },
) {
  const { db, close } = await openDatabaseToRead(office.place);
  const rows = await db
    .selectFrom("leads")
    .select(["id", "email", "owner_id"])
    .where("email", "in", [...sentAt.keys()])
    .execute();
  const shares = await givenShares(db);
  await close();
  const spread = Math.max(...shares) - (shares.length < counsellors ? 0 : Math.min(...shares));
  const late = rows.map(({ id, email }) => (seen.heardAt.get(id) ?? Infinity) - sentAt.get(email)!);
  verdict("New leads that were not stored", sentAt.size - rows.length, "", 1);
  verdict("New leads without an owner", rows.filter(({ owner_id }) => owner_id === null).length, "", 1);
  verdict("Between who got most and fewest", spread, "leads", 2);
  verdict(`My day: median ${quantile(seen.days, 0.5).toFixed(1)} ms, p99`, quantile(seen.days, 0.99), "ms", 50);
  verdict(
    `At its owner's panel: median ${quantile(late, 0.5).toFixed(0)} ms, the latest`,
    Math.max(...late),
    "ms",
    1000,
  );
}

/** The number of leads given to each owner, including those that waited before. */
async function givenShares(db: Database): Promise<number[]> {
  const given = await db
    .selectFrom("enquiry_events as e")
    .innerJoin("leads as l", "l.id", "e.lead_id")
    .select((of) => of.fn.countAll<number>().as("leads"))
    .where("e.kind", "=", "owner")
    .groupBy("l.owner_id")
    .execute();
  return given.map(({ leads }) => leads);
}
