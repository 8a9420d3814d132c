import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { blocked } from "./lead-columns.server.ts";
import { factNames } from "#app/domain/lead/lead-fact-words.ts";

/** What is known of somebody, and how their lead stands: no more than can be read of hundreds at once. */
export type KnownPerson = Awaited<ReturnType<typeof tellPeople>>[number];

/** The standing lead that each of these numbers and addresses belongs to; of several the newest. */
export async function findKnownPeople(db: Database, ways: string[]): Promise<Map<string, KnownPerson>> {
  if (ways.length === 0) return new Map();
  const { rows } = await sql<{ id: number; merged_into_id: number | null }>`
    ${sql.join(
      eachWay.map((way) => bearersBy(way, ways)),
      sql` union `,
    )}`.execute(db);
  const standing = new Set<number>();
  const merged = new Map<number, number>();
  for (const { id, merged_into_id } of rows) {
    if (merged_into_id === null) standing.add(id);
    else merged.set(id, await survivorOf(db, merged_into_id));
  }
  for (const survivor of merged.values()) standing.add(survivor);
  const leads = await tellPeople(db, [...standing]);
  const known = new Map<string, KnownPerson>();
  // The newest come first.
  for (const lead of leads.toReversed()) {
    for (const way of [lead.phone_e164, lead.second_phone_e164, lead.email]) if (way) known.set(way, lead);
  }
  const survivors = new Map(leads.map((lead) => [lead.id, lead]));
  for (const [way, lead] of await mergedWays(db, merged)) if (!known.has(way)) known.set(way, survivors.get(lead)!);
  return known;
}

const eachWay = ["phone_e164", "second_phone_e164", "email"];

/** Of all who stand with a number the newest, since thousands may share one; those that were merged, each with its survivor. */
function bearersBy(name: string, ways: string[]) {
  const way = sql.ref(name);
  // Few leads have two numbers: the index holds these alone.
  const isTheirs = sql`${way} in (${sql.join(ways)}) and ${way} <> ''`;
  return sql`
    select max(id) as id, null as merged_into_id from leads where ${isTheirs} and merged_into_id is null group by ${way}
    union select id, merged_into_id from leads where ${isTheirs} and merged_into_id is not null`;
}

const factsOfLead = factNames.map((name) => `l.${name}` as const);

async function tellPeople(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("leads as l")
    .select(factsOfLead)
    .select(["l.id", "l.phone_e164", "l.second_phone_e164", "l.stage", "l.owner_id", blocked.as("no_contact")])
    .where("l.id", "in", ids)
    .orderBy("l.id", "desc")
    .execute();
}

async function survivorOf(db: Database, id: number): Promise<number> {
  const above = db.selectFrom("leads").select("merged_into_id").where("id", "=", id);
  const { merged_into_id } = await above.executeTakeFirstOrThrow();
  return merged_into_id === null ? id : survivorOf(db, merged_into_id);
}

/** By which numbers and addresses those are known that were merged into somebody. */
async function mergedWays(db: Database, merged: Map<number, number>): Promise<[string, number][]> {
  if (merged.size === 0) return [];
  const columns = ["id", "phone_e164", "second_phone_e164", "email"] as const;
  const rows = await db
    .selectFrom("leads")
    .select(columns)
    .where("id", "in", [...merged.keys()])
    .execute();
  return rows.flatMap(({ id, ...ways }) => Object.values(ways).map((way): [string, number] => [way, merged.get(id)!]));
}
