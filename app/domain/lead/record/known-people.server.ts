import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { blocked } from "./lead-columns.server.ts";
import { standingAbove } from "./lead-person.server.ts";
import { isSeenBy, type Seer, wholeOffice } from "./lead-seers.server.ts";
import { closedStages } from "#app/domain/lead/words/lead-stages.ts";
import { factNames } from "#app/domain/lead/words/lead-fact-words.ts";

/** A lead's facts and state, small enough to read for hundreds at once. */
export type KnownPerson = Awaited<ReturnType<typeof tellPeople>>[number];

/**
 * The standing lead of each number or address (`ways`) that has one; of several, the foremost that the user may see.
 */
export async function findKnownPeople(
  db: Database,
  ways: string[],
  seer: Seer = wholeOffice,
): Promise<Map<string, KnownPerson>> {
  if (ways.length === 0) return new Map();
  const bearers = await findBearers(db, ways, seer);
  const standing = bearers.flatMap((bearer) => bearer.open ?? bearer.standing ?? []);
  const unborne = bearers.filter((bearer) => bearer.open === null && bearer.standing === null);
  const survivors = await findSurvivors(
    db,
    unborne.flatMap(({ merged }) => merged ?? []),
  );
  const leads = await tellPeople(db, [...new Set([...standing, ...survivors.values()])]);
  const known = new Map<string, KnownPerson>();
  for (const lead of leads.toSorted(byRank).toReversed()) {
    for (const way of [lead.phone_e164, lead.second_phone_e164, lead.email]) if (way) known.set(way, lead);
  }
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  for (const { way, merged } of unborne) {
    if (merged !== null && !known.has(way)) known.set(way, byId.get(survivors.get(merged)!)!);
  }
  return known;
}

type Ranked = Pick<KnownPerson, "id" | "stage">;

/** Of several leads of one person, the newest open one, else the newest. */
export const foremost = <One extends Ranked>(leads: One[]): One | undefined => leads.toSorted(byRank)[0];

const byRank = (one: Ranked, other: Ranked) => Number(isClosed(one)) - Number(isClosed(other)) || other.id - one.id;

const isClosed = ({ stage }: Ranked) => closedStages.some((closed) => closed === stage);

interface Bearer {
  way: string;
  /** The newest lead with this way, since thousands may share one: among open, all standing, and merged leads. */
  open: number | null;
  standing: number | null;
  merged: number | null;
}

/**
 * One way per subquery, with conditions that PostgreSQL cannot match to another index: without statistics it would read
 * every lead.
 */
async function findBearers(db: Database, ways: string[], seer: Seer): Promise<Bearer[]> {
  const mails = JSON.stringify(ways.filter((way) => way.includes("@")));
  const phones = JSON.stringify(ways.filter((way) => !way.includes("@")));
  const newest = isPostgres(db) ? sql`max(l.id + 0)` : sql`max(l.id)`;
  const asked = (list: string) =>
    isPostgres(db) ? sql`json_array_elements_text(${list}) as asked(value)` : sql`json_each(${list}) as asked`;
  const isStanding = sql`coalesce(l.merged_into_id, 0) = 0`;
  const isOpen = sql`l.stage not in (${sql.join(closedStages.map(sql.lit))})`;
  const bearersBy = (way: RawBuilder<unknown>, list: string) => {
    const newestOf = (which: RawBuilder<unknown>) =>
      sql`(select ${newest} from leads l where ${way} = asked.value and ${which} and ${isSeenBy(seer)})`;
    return sql`
      select asked.value as way, ${newestOf(sql`${isStanding} and ${isOpen}`)} as open,
        ${newestOf(isStanding)} as standing, ${newestOf(sql`coalesce(l.merged_into_id, 0) > 0`)} as merged
      from ${asked(list)}`;
  };
  // The partial index holds only the few leads with a second number.
  const second = sql`l.second_phone_e164 <> '' and l.second_phone_e164`;
  const { rows } = await sql<Bearer>`
    ${bearersBy(sql`l.phone_e164`, phones)} union all ${bearersBy(second, phones)} union all
    ${bearersBy(sql`l.email`, mails)} ${plannedOnce}`.execute(db);
  return rows;
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

/** Which lead stands above each of these that were merged. */
async function findSurvivors(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("leads as l")
    .select(["l.id", standingAbove(sql`l.id`).as("survivor_id")])
    .where("l.id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, survivor_id }) => [id, survivor_id]));
}
