import type { Database } from "#db/database.ts";
import { isAmongIds } from "#db/statements/among-ids.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { findDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { minuteInIndia } from "#app/lib/time/india-day.ts";
import { neverReachedAmong } from "#app/domain/lead/contacts/call-outcomes.ts";
import { nextTry } from "./next-try.ts";
import { triesWith, untakenCalls } from "./untaken-calls.ts";

const callsOf = (db: Database, ids: number[]) =>
  db
    .selectFrom("enquiry_events")
    .select(["lead_id", "kind", "text", "is_begun", "created_at"])
    .where(isAmongIds(db, "lead_id", ids))
    .where("kind", "=", "call")
    .where("is_begun", "=", 0)
    .orderBy("id", "desc")
    .modifyEnd(plannedOnce)
    .execute();

/** When the office's rule tries a lead again after one more unanswered call; null: no more. */
export async function readNextTry(db: Database, id: number): Promise<string | null> {
  const [calls, rules, now] = [await callsOf(db, [id]), await findDeskRules(db), minuteInIndia()];
  return nextTry(triesWith(calls, now.slice(0, 10)), now, { tries: rules.tries, office: rules.office });
}

/** The office's reason "never reached"; undefined if it has none. */
export const readNeverReached = async (db: Database): Promise<string | undefined> =>
  neverReachedAmong((await findDeskRules(db)).lost_reasons);

/** The number of unanswered calls in a row, by lead. */
export async function countTries(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const calls = Map.groupBy(await callsOf(db, ids), ({ lead_id }) => lead_id!);
  return new Map([...calls].map(([id, lines]) => [id, untakenCalls(lines).length]));
}
