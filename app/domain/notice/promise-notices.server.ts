import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { momentBefore } from "#app/domain/desk-rules/business-time.ts";
import type { EditedDeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import { counsellorRoles } from "#app/domain/lead/record/counsellors.server.ts";
import { isUnanswered } from "#app/domain/lead/list/figure-filters.server.ts";
import { isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { presentTakers, readPresent } from "#app/domain/lead-taking/give-leads.server.ts";
import type { Role } from "#app/domain/permission/permissions.ts";
import { areStaff } from "#app/domain/user/are-staff.ts";
import { tellOnce } from "./notices.server.ts";

/** A process that was down reports only the last office hour: nobody reads a hundred lines. */
const OLDEST_MINUTES = 60;
const MOST_AT_ONCE = 200;

/**
 * Notifies of first replies: due soon, after two thirds of the promised office time, to the owner or those who could
 * take the lead; late, at its end, to administrators. Leads that were answered or want no contact are excluded.
 */
export async function tellPromises(db: Database, rules: EditedDeskRules): Promise<void> {
  const goal = rules.first_reply_minutes;
  const soon = await waitingBetween(db, rules, { from: Math.ceil((goal * 2) / 3), until: goal });
  const late = await waitingBetween(db, rules, { from: goal, until: goal + OLDEST_MINUTES });
  if (soon.length > 0) await tellSoon(db, rules, soon);
  if (late.length > 0) await tellLate(db, goal, late);
}

interface Waiting {
  id: number;
  owner_id: number | null;
  owner: string | null;
}

/** Leads that have waited at least `from` and less than `until` office minutes. */
async function waitingBetween(
  db: Database,
  rules: EditedDeskRules,
  { from, until }: { from: number; until: number },
): Promise<Waiting[]> {
  const office = rules.office;
  const newest = momentBefore(Date.now(), from, office);
  if (newest === null) return [];
  const oldest = momentBefore(Date.now(), until, office);
  const isYounger: RawBuilder<SqlBool> =
    oldest === null ? sql`true` : sql`l.created_at > ${new Date(oldest).toISOString()}`;
  return db
    .selectFrom("leads as l")
    .leftJoin("users as u", "u.id", "l.owner_id")
    .select(["l.id", "l.owner_id", "u.username as owner"])
    .where(isListed)
    .where(isUnanswered)
    .where("l.created_at", "<=", new Date(newest).toISOString())
    .where(isYounger)
    .orderBy("l.created_at")
    .limit(MOST_AT_ONCE)
    .execute();
}

async function tellSoon(db: Database, rules: EditedDeskRules, leads: Waiting[]): Promise<void> {
  const goal = rules.first_reply_minutes;
  const present = leads.some(({ owner_id }) => owner_id === null) ? await whoCouldTake(db, rules) : [];
  const notices = leads.flatMap(({ id, owner_id }) =>
    (owner_id === null ? present : [owner_id]).map((user_id) =>
      aboutPromise("soon", { id, user_id, words: `${wayOf(owner_id)}${Math.ceil((goal * 2) / 3)} of ${goal} min` }),
    ),
  );
  await tellOnce(db, notices);
}

const wayOf = (owner_id: number | null) => (owner_id === null ? "Nobody’s, " : "");

async function tellLate(db: Database, goal: number, leads: Waiting[]): Promise<void> {
  const managers = await listStaffIds(db, ["admin"]);
  const notices = leads.flatMap(({ id, owner }) =>
    managers.map((user_id) =>
      aboutPromise("late", { id, user_id, words: `${owner ? `With ${owner}` : "Nobody’s"}, ${goal} min are over` }),
    ),
  );
  await tellOnce(db, notices);
}

const aboutPromise = (
  kind: "soon" | "late",
  { id, user_id, words }: { id: number; user_id: number; words: string },
) => ({ kind, user_id, lead_id: id, leads: 1, words, actor_id: null, once_key: `${kind} ${id} ${user_id}` });

/** The takers present; if the office names no takers, all who work with leads. */
export async function whoCouldTake(db: Database, rules: EditedDeskRules): Promise<number[]> {
  if (rules.takers.length === 0) return listStaffIds(db, counsellorRoles);
  const takers = presentTakers(rules);
  return takers.length === 0 ? [] : (await readPresent(db, takers)).map(({ id }) => id);
}

/** The ids of all staff with one of these roles and an open account. */
export async function listStaffIds(db: Database, roles: Role[]): Promise<number[]> {
  const staff = await db
    .selectFrom("users")
    .select("id")
    .where(areStaff())
    .where("role", "in", roles)
    .where("closed_at", "is", null)
    .orderBy("id")
    .execute();
  return staff.map(({ id }) => id);
}
