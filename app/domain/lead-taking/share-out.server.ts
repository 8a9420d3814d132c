import type { Database } from "#db/database.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import type { ImportedLead } from "#app/domain/lead-import/lead-import-schema.ts";
import { findAskedCourses } from "#app/domain/lead/record/asked-course.server.ts";
import { findCourseOf } from "./arrivals.server.ts";
import { type Arrival, chooseTaker, turnAfter } from "./choose-taker.ts";
import { readPresent } from "./give-leads.server.ts";
import { isOnLeave } from "./presence.ts";
import { holdTurns, keepTurns, readTurns } from "./turns.server.ts";

/** A lead's new owner, and why. */
export interface Share {
  owner_id: number;
  username: string;
  owner_note: string;
}

/**
 * Assigns new people of an import by the office's rules, in the transaction that stores them; null where nobody takes
 * leads. Imported people do not wait now, so takers' hours are ignored, but not their leave.
 */
export async function shareOut(db: Database, leads: ImportedLead[], source: string): Promise<(Share | null)[]> {
  const rules = await findDeskRules(db);
  const takers = rules.takers.filter((taker) => !isOnLeave(taker, Date.now()));
  const { taking: way, taking_rules } = rules;
  if (way === "nobody" || takers.length === 0 || leads.length === 0) return leads.map(() => null);
  const arrivals = await readArrivals(db, leads, { source, isAsked: taking_rules.length > 0 });
  await holdTurns(db);
  const staff = await readPresent(db, takers);
  if (staff.length === 0) return leads.map(() => null);
  let { round } = await readTurns(db);
  const shares = arrivals.map((arrival) => {
    const { id, why } = chooseTaker(arrival, staff, { way, rules: taking_rules });
    const taker = staff.find((one) => one.id === id)!;
    taker.waiting += 1;
    const after = turnAfter(taker.turn, staff, round);
    taker.turn = after.turn;
    round = after.round;
    return { owner_id: id, username: taker.username, owner_note: why };
  });
  const given = new Set(shares.map(({ owner_id }) => owner_id));
  const turns = staff.filter(({ id }) => given.has(id)).map(({ id, turn }) => ({ user_id: id, turn, round }));
  await keepTurns(db, turns);
  return shares;
}

/** Looks up each course once. */
async function readArrivals(
  db: Database,
  leads: ImportedLead[],
  { source, isAsked }: { source: string; isAsked: boolean },
): Promise<Arrival[]> {
  const courses = new Map<string, Awaited<ReturnType<typeof findCourseOf>>>();
  for (const [title, id] of await findAskedCourses(db, isAsked ? leads.map(({ course }) => course) : [])) {
    courses.set(title, await findCourseOf(db, id === null ? { title } : { id }));
  }
  return leads.map(({ course, language }) => ({
    course,
    level: courses.get(course)?.degree_type ?? "",
    language: language ?? "",
    source,
    university: courses.get(course)?.university ?? "",
  }));
}
