import type { Database } from "#db/database.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import { dropDraft, dropPlan, keepDraft, type PlanRow } from "./plan-rows.server.ts";
import { contentOf, isPast } from "./planned-record.server.ts";
import { plansFor } from "./planned-nouns.server.ts";

/** When the next plan is due, perhaps in the past, while nobody was there; null where nothing is planned. */
export async function nextPlanned(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom("plans")
    .select((of) => [of.fn.min("publish_at").as("publish_at"), of.fn.min("withdraw_at").as("withdraw_at")])
    .executeTakeFirstOrThrow();
  return [row.publish_at, row.withdraw_at].filter((at) => at !== null).toSorted()[0] ?? null;
}

/**
 * Does what is due: drafts take the place of their records, and records go. Each in a transaction that takes the plan
 * away, so that of several processes one does it. A draft that cannot take its record's place any more stays, without a
 * time; a record goes at its end all the same, and keeps of the draft what can still be stored.
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
  // While a draft lies beside it a record is not taken off.
  await dropPlan(db, of(due));
  if (!live) return;
  if (!isPast(rules.liveFrom(live))) return keepDraft(db, due);
  // What was written beside it is the draft from then on; what was live stays as a version.
  const takeOff = (draft: object | null) =>
    records.changeWithin(db, due.record_id, { ...rules.takenOff!(live), ...draft }, nobody);
  const draft = contentOf(due);
  const outcome = await takeOff(draft);
  if (!("errors" in outcome)) return;
  // Its author may be gone by now, or its address another's.
  const { errors } = outcome;
  const rest = Object.entries(draft ?? {}).filter(([name]) => errors[name] === undefined);
  if (!("errors" in (await takeOff(Object.fromEntries(rest))))) return;
  await takeOff(null);
  await keepDraft(db, { ...due, publish_at: null });
}

/** What is planned for a record is decided by one at a time: hence the record's row, and first. */
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
