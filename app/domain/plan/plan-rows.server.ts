import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { recordName } from "#app/domain/version/snapshot.server.ts";

export type PlanRow = Selectable<Tables["plans"]>;

/** The record of a plan. */
interface Planned {
  list: string;
  id: number;
}

const nameOf = ({ list, id }: Planned) => recordName(list, id);

export const planRow = (db: Database, of: Planned): Promise<PlanRow | undefined> =>
  db.selectFrom("plans").selectAll().where("record", "=", nameOf(of)).executeTakeFirst();

/** Inserts a plan or changes the given columns of an existing one. */
export async function storePlan(db: Database, of: Planned, plan: Partial<PlanRow>) {
  const changed = { ...plan, ...(plan.content && { updated_at: now() }) };
  const empty = { content: null, publish_at: null, withdraw_at: null, actor_id: null, updated_at: now() };
  await db
    .insertInto("plans")
    .values({ ...empty, ...changed, record: nameOf(of), list: of.list, record_id: of.id })
    .onConflict((conflict) => conflict.column("record").doUpdateSet(changed))
    .execute();
}

/** Deletes the draft; a planned end stays. */
export async function dropDraft(db: Database, of: Planned) {
  const left = { content: null, publish_at: null };
  await db.updateTable("plans").set(left).where("record", "=", nameOf(of)).execute();
  await db.deleteFrom("plans").where("record", "=", nameOf(of)).where("withdraw_at", "is", null).execute();
}

/** Deletes the whole plan; answers its planned end. */
export async function dropPlan(db: Database, of: Planned): Promise<string | null> {
  const plan = db.deleteFrom("plans").where("record", "=", nameOf(of)).returning("withdraw_at");
  return (await plan.executeTakeFirst())?.withdraw_at ?? null;
}

/** Restores a deleted plan if it has a draft. */
export async function keepDraft(db: Database, plan: PlanRow) {
  if (plan.content !== null) await db.insertInto("plans").values(plan).execute();
}

/** Why a record with a draft beside it cannot be deleted or taken off; null without one. */
export async function refusalOfDraftBeside(db: Database, of: Planned & { one: string }): Promise<string | null> {
  const plan = db.selectFrom("plans").select("record").where("record", "=", nameOf(of));
  const isThere = await plan.where("content", "is not", null).executeTakeFirst();
  return isThere ? `A draft lies beside this ${of.one}: publish or discard it first` : null;
}

const now = () => new Date().toISOString();
