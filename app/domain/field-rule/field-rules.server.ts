import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import type { FieldRule, FieldRuleInput, RuleKind } from "./field-rule-schema.ts";

/** The rules of one kind, or of every kind, the newest first. */
export async function listFieldRules<Kind extends RuleKind>(
  db: Database,
  kind?: Kind,
): Promise<Extract<FieldRule, { kind: Kind }>[]> {
  const rules = db.selectFrom("field_rules").selectAll().orderBy("applies_from", "desc").orderBy("id", "desc");
  const rows = await (kind === undefined ? rules : rules.where("kind", "=", kind)).execute();
  return rows as unknown as Extract<FieldRule, { kind: Kind }>[];
}

/** Those of some kinds that hold on a day, the newest first. */
export async function listRulesOf<Kind extends RuleKind>(
  db: Database,
  kinds: Kind[],
  day: string,
): Promise<Extract<FieldRule, { kind: Kind }>[]> {
  const rows = await db
    .selectFrom("field_rules")
    .selectAll()
    .where("kind", "in", kinds)
    .where("applies_from", "<=", day)
    .where((of) => of.or([of("applies_until", "is", null), of("applies_until", ">=", day)]))
    .orderBy("applies_from", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows as unknown as Extract<FieldRule, { kind: Kind }>[];
}

export const createFieldRule = (db: Database, input: FieldRuleInput, actor: Actor): Promise<SaveOutcome<FieldRule>> =>
  db.transaction().execute(async (db) => {
    const row = await db
      .insertInto("field_rules")
      .values({ ...input, updated_at: new Date().toISOString() })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordActivity(db, actor, { action: "create", type: "field-rule", name: row.name, recordId: row.id });
    return { record: row as unknown as FieldRule };
  });

export const updateFieldRule = (
  db: Database,
  id: number,
  input: FieldRuleInput,
  actor: Actor,
): Promise<SaveOutcome<FieldRule>> =>
  db.transaction().execute(async (db) => {
    const row = await db
      .updateTable("field_rules")
      .set({ ...input, is_sample: 0, updated_at: new Date().toISOString() })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (!row) return { absent: true };
    await recordActivity(db, actor, { action: "update", type: "field-rule", name: row.name, recordId: row.id });
    return { record: row as unknown as FieldRule };
  });
