import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { openDaysBefore } from "#app/domain/desk-rules/business-time.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import { recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { findCounsellor, counsellorRoles } from "#app/domain/lead/record/counsellors.server.ts";
import { isOpen } from "#app/domain/lead/list/follow-ups.server.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { samePersonAs } from "#app/domain/lead/record/lead-person.server.ts";
import { tellStaff } from "#app/domain/notice/notices.server.ts";
import { readArrival } from "./arrivals.server.ts";
import { type Arrival, chooseTaker, type PresentTaker } from "./choose-taker.ts";
import { isOnLeave, isPresent } from "./presence.ts";
import type { Taker } from "./taking-schema.ts";
import { holdTurns, readTurns, takeTurn } from "./turns.server.ts";

const MOST_AWAITING = 200;
const MOST_AT_ONCE = 20;
/** Unowned leads older than this many office days were left by decision, and are not assigned. */
const LONGEST_WAIT_DAYS = 3;
const unknownArrival: Arrival = { course: "", level: "", language: "", source: "", university: "" };

/**
 * Assigns an unowned new lead: to the person's current counsellor, present or not, unless on leave; else to somebody
 * present, by the office's rules. In the caller's transaction. Answers whether it was assigned.
 */
export async function giveLead(db: Database, id: number): Promise<boolean> {
  const rules = await findDeskRules(db);
  const takers = presentTakers(rules);
  const knownOwner = await findKnownOwner(db, id, rules);
  if (knownOwner) {
    await holdTurns(db);
    const present = await readPresent(db, takers);
    return give(db, { id, present }, knownOwner, "Looks after this person already");
  }
  if (rules.taking === "nobody" || takers.length === 0) return false;
  // Read before the lock, which is held until the commit.
  const arrival = rules.taking_rules.length > 0 ? await readArrival(db, id) : unknownArrival;
  await holdTurns(db);
  const present = await readPresent(db, takers);
  if (present.length === 0) return false;
  const ways = { way: rules.taking, rules: rules.taking_rules };
  const { id: ownerId, why } = chooseTaker(arrival, present, ways);
  return give(
    db,
    { id, present },
    present.find((one) => one.id === ownerId)!,
    why,
  );
}

/**
 * Assigns leads that came while nobody was present, longest wait first, a few per call. Answers whether to call again:
 * false if none could be assigned.
 */
export async function giveWaitingLeads(db: Database): Promise<boolean> {
  const rules = await findDeskRules(db);
  if (rules.taking === "nobody" || presentTakers(rules).length === 0) return false;
  const since = openDaysBefore(Date.now(), LONGEST_WAIT_DAYS, rules.office) ?? 0;
  const waiting = await db
    .selectFrom("leads as l")
    .select("l.id")
    .where(isListed)
    .where("l.owner_id", "is", null)
    .where("l.stage", "=", "new")
    .where("l.follow_up_on", "is", null)
    .where("l.created_at", ">=", new Date(since).toISOString())
    .where("l.consent_version", "<>", "")
    .orderBy("l.created_at")
    .orderBy("l.id")
    .limit(MOST_AT_ONCE)
    .execute();
  let given = 0;
  for (const { id } of waiting) if (await db.transaction().execute((db) => giveLead(db, id))) given += 1;
  return given > 0 && waiting.length === MOST_AT_ONCE;
}

/** The takers who work at this minute. */
export function presentTakers(rules: DeskRules): Taker[] {
  const office = rules.office;
  const now = Date.now();
  return rules.takers.filter((taker) => isPresent(taker, now, office));
}

export interface Present extends PresentTaker {
  username: string;
}

/** The takers who can own leads, share-locked until the transaction ends. */
export async function readPresent(db: Database, takers: Taker[]): Promise<Present[]> {
  if (takers.length === 0) return [];
  const most = new Map(takers.map(({ user_id, most_waiting }) => [user_id, most_waiting]));
  const awaiting = sql<number>`(select count(*) from (
    select 1 from leads l where l.owner_id = u.id and ${isListed} and l.stage = 'new' and l.follow_up_on is null
    limit ${MOST_AWAITING}
  ) as awaiting)`;
  const staff = db
    .selectFrom("users as u")
    .select(["u.id", "u.username", awaiting.as("waiting")])
    .where("u.id", "in", [...most.keys()])
    .where("u.role", "in", counsellorRoles)
    .where("u.closed_at", "is", null)
    .orderBy("u.id");
  const rows = await (isPostgres(db) ? staff.forShare("u") : staff).execute();
  const { turns } = await readTurns(db);
  return rows.map((row) => ({ ...row, most_waiting: most.get(row.id)!, turn: turns.get(row.id) ?? 0 }));
}

interface Owner {
  id: number;
  username: string;
}

/** The owner of the person's newest other open lead, unless on leave; share-locked. */
async function findKnownOwner(db: Database, id: number, { takers }: DeskRules): Promise<Owner | null> {
  const known = await db
    .selectFrom("leads as l")
    .innerJoin("users as u", "u.id", "l.owner_id")
    .select(["u.id", "u.username"])
    .where("l.id", "in", samePersonAs(sql`${id} + 0`))
    .where(isOpen())
    .orderBy("l.id", "desc")
    .limit(sql.lit(1))
    .modifyEnd(plannedOnce)
    .executeTakeFirst();
  const taker = takers.find(({ user_id }) => user_id === known?.id);
  if (!known || (taker && isOnLeave(taker, Date.now()))) return null;
  return findCounsellor(db, known.id);
}

/** Assigns the lead unless it has an owner by now; answers whether it did. */
async function give(
  db: Database,
  { id: lead_id, present }: { id: number; present: Present[] },
  { id: owner_id, username }: Owner,
  owner_note: string,
): Promise<boolean> {
  const now = new Date().toISOString();
  const given = await db
    .updateTable("leads")
    .set({ owner_id, owner_note, updated_at: now, last_event_at: now })
    .where("id", "=", lead_id)
    .where("owner_id", "is", null)
    .executeTakeFirst();
  if (given.numUpdatedRows === 0n) return false;
  await takeTurn(db, owner_id, present);
  await recordEvents(db, [{ lead_id, kind: "owner", text: givenWords(username, owner_note), actor_id: null }], now);
  await tellStaff(db, [{ user_id: owner_id, kind: "given", lead_id, leads: 1, words: owner_note, actor_id: null }]);
  return true;
}

/** The timeline's line for assigning an unowned lead. */
export const givenWords = (username: string, why: string) => `None → ${username}\n${why}`;
