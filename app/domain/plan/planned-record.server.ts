import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { Columns } from "#app/domain/records/any-table.server.ts";
import type { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import type { ContentKind } from "#app/domain/records/content/content-store.server.ts";
import type { Plan } from "./plan-schema.ts";
import { type PlanRow, planRow } from "./plan-rows.server.ts";

export interface Written {
  id: number;
  updated_at: string;
}

/** A noun's description for the engine of drafts beside published records (record 125). */
export interface PlanRules<Draft, Shown> {
  /** The word for one record. */
  one: string;
  /** Since when visitors see it; null: not at all. */
  liveFrom(record: Shown): string | null;
  /** The save that takes it off; absent: it cannot be taken off. */
  takenOff?(record: Shown): Draft;
}

export type Records<Draft extends object, Shown extends object> = Pick<
  ReturnType<typeof contentRecords<any, Draft, Shown>>,
  "kind" | "find" | "hold" | "changeWithin" | "tried"
>;

export interface PlannedNoun<Draft extends object, Shown extends Written> {
  records: Records<Draft, Shown>;
  rules: PlanRules<Draft, Shown>;
}

export const recordOf = ({ records }: { records: { kind: { list: string } } }, id: number) => ({
  list: records.kind.list,
  id,
});

export const notLive = (one: string) => ({ errors: { status: `Only a published ${one} has a draft beside it` } });

/** A record's plan; all fields null if nothing is planned. */
export async function findPlan<Draft extends object, Shown extends Written>(
  db: Database,
  noun: PlannedNoun<Draft, Shown>,
  id: number,
): Promise<Plan<Shown>> {
  const row = await planRow(db, recordOf(noun, id));
  const draft = row && (contentOf(row) as Draft | null);
  const shown = draft && (await noun.records.tried(db, id, draft))?.record;
  return {
    draft: shown ? { ...shown, updated_at: lastOf(row, shown) } : null,
    publish_at: row?.publish_at ?? null,
    withdraw_at: row?.withdraw_at ?? null,
  };
}

/** The later of the times of draft and record; an editor must have seen both. */
export const lastOf = (row: PlanRow | undefined, { updated_at }: Written) =>
  row?.content && row.updated_at > updated_at ? row.updated_at : updated_at;

interface PlanAct {
  noun: { records: { kind: ContentKind } };
  action: "update" | "delete";
  record: Written;
}

/** Records an act on a record's draft. */
export function noteAct(db: Database, actor: Actor, { noun, action, record }: PlanAct) {
  const { type, nameColumn } = noun.records.kind;
  const name = String((record as unknown as Columns)[nameColumn]);
  return recordActivity(db, actor, {
    action,
    type: `${type}-draft` as "article-draft" | "page-draft" | "page-text-draft",
    name,
    recordId: record.id,
  });
}

export const contentOf = ({ content }: PlanRow) => (content === null ? null : (JSON.parse(content) as object));

/** Refuses a past time, unless it was stored before. */
export function refuseTime(field: "publish_at" | "withdraw_at", at: string, before?: PlanRow): FieldErrors | null {
  return at !== before?.[field] && at <= now() ? { [field]: "Choose a time that is still to come" } : null;
}

export const isPast = (at: string | null): boolean => at !== null && at <= now();

const now = () => new Date().toISOString();
