import type { Database } from "#db/database.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import { dropDraft, dropPlan, keepDraft, type PlanRow } from "./plan-rows.server.ts";
import { contentOf, isPast } from "./planned-record.server.ts";
import { plansFor } from "./planned-nouns.server.ts";

/** When the next plan is due; may be past if no process ran. Null: none. */
export async function nextPlanned(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom("plans")
    .select((of) => [of.fn.min("publish_at").as("publish_at"), of.fn.min("withdraw_at").as("withdraw_at")])
    .executeTakeFirstOrThrow();
  return [row.publish_at, row.withdraw_at].filter((at) => at !== null).toSorted()[0] ?? null;
}

/**
 * Carries out due plans: publishes drafts and takes records off. Each in a transaction that clears the plan's time, so
 * that only one process does it. A draft that is refused stays, without a time; a record is taken off in any case,
 * keeping what can be stored of its draft.
 */
export async function carryOutPlans(db: Database): Promise<void> {
  const due = await db
    .selectFrom("plans")
    .select(["record", "list", "record_id"])
    .where((of) => of.or([of("publish_at", "<=", now()), of("withdraw_at", "<=", now())]))
    .orderBy("record")
    .execute();
  for (const plan of due) {
    await db.transaction().execute((db) => publishDue(db, plan));
    await db.transaction().execute((db) => withdrawDue(db, plan));
  }
}

type Due = Pick<PlanRow, "record" | "list" | "record_id">;

async function publishDue(db: Database, plan: Due) {
  const due = await taken(db, plan, "publish_at");
  const draft = due && contentOf(due);
  if (!draft) return;
  const { records } = plansFor(due.list);
  const outcome = await records.changeWithin(db, due.record_id, draft, { userId: due.actor_id, address: null });
  if ("record" in outcome) await dropDraft(db, of(due));
  if ("absent" in outcome) await dropPlan(db, of(due));
}

async function withdrawDue(db: Database, plan: Due) {
  const due = await taken(db, plan, "withdraw_at");
  if (!due) return;
  const { records, rules } = plansFor(due.list);
  const live = await records.find(db, due.record_id);
  // A record cannot be taken off while a draft is beside it.
  await dropPlan(db, of(due));
  if (!live) return;
  if (!isPast(rules.liveFrom(live))) return keepDraft(db, due);
  // The record becomes the draft's content, unpublished; the live content stays as a version.
  const takeOff = (draft: object | null) =>
    records.changeWithin(db, due.record_id, { ...rules.takenOff!(live), ...draft }, nobody);
  const draft = contentOf(due);
  const outcome = await takeOff(draft);
  if (!("errors" in outcome)) return;
  // E.g. its author is gone, or its address is taken.
  const { errors } = outcome;
  const rest = Object.entries(draft ?? {}).filter(([name]) => errors[name] === undefined);
  if (!("errors" in (await takeOff(Object.fromEntries(rest))))) return;
  await takeOff(null);
  await keepDraft(db, { ...due, publish_at: null });
}

/** Locks the record's row first, so that one process at a time decides about its plan. */
async function taken(db: Database, { record, list, record_id }: Due, time: "publish_at" | "withdraw_at") {
  await plansFor(list).records.hold(db, record_id);
  return db
    .updateTable("plans")
    .set({ [time]: null })
    .where("record", "=", record)
    .where(time, "<=", now())
    .returningAll()
    .executeTakeFirst();
}

const of = ({ list, record_id }: { list: string; record_id: number }) => ({ list, id: record_id });

const nobody: Editor = { userId: null, address: null };

const now = () => new Date().toISOString();
