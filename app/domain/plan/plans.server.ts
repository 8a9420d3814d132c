import type { Database } from "#db/database.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { officeMoment } from "#app/lib/time/office-moment.ts";
import type { Plan } from "./plan-schema.ts";
import { differing } from "./differing-fields.ts";
import { dropDraft, planRow, storePlan } from "./plan-rows.server.ts";
import {
  contentOf,
  findPlan,
  isPast,
  lastOf,
  noteAct,
  notLive,
  type PlannedNoun,
  type PlanRules,
  recordOf,
  type Records,
  refuseTime,
  type Written,
} from "./planned-record.server.ts";

/** New content to apply over the existing draft, and when to publish it. */
export interface PlannedDraft<Draft> {
  over(before: Draft | null): Draft;
  publish_at: string | null;
}

/**
 * The functions for a noun's drafts beside published records: save, show, publish now or at a time, and take off at a
 * time.
 */
export function plansOf<Draft extends object, Shown extends Written>(
  records: Records<Draft, Shown>,
  rules: PlanRules<Draft, Shown>,
) {
  const noun = { records, rules };
  return {
    ...noun,

    /** A record's plan; null if there is no such record. */
    find: async (db: Database, id: number): Promise<Plan<Shown> | null> =>
      (await records.find(db, id)) && findPlan(db, noun, id),

    /** The newest content, the draft's or else the record's, with the plan. */
    findLastWritten: async (db: Database, id: number): Promise<{ record: Shown; plan: Plan<Shown> } | null> => {
      const plan = await findPlan(db, noun, id);
      const record = plan.draft ?? (await records.find(db, id));
      return record && { record, plan };
    },

    /**
     * Stores a draft; the live record stays as it is. Only fields that differ from the record are kept, so that
     * publishing does not undo later saves of the others.
     */
    saveDraft: (db: Database, id: number, written: PlannedDraft<Draft>, editor: Editor) =>
      db.transaction().execute((db) => saveDraft(db, noun, { id, written, editor })),

    /** Replaces the record by the given content and deletes the draft. */
    publishDraft: (db: Database, id: number, written: PlannedDraft<Draft>, editor: Editor) =>
      db.transaction().execute((db) => publishDraft(db, noun, { id, written, editor })),

    /** Answers false if there was no draft. */
    discardDraft: (db: Database, id: number, actor: Actor): Promise<boolean> =>
      db.transaction().execute((db) => discardDraft(db, noun, id, actor)),

    /** Sets or clears the time at which a record is taken off. */
    planWithdrawal: (db: Database, id: number, withdraw_at: string | null, actor: Actor) =>
      db.transaction().execute((db) => planWithdrawal(db, noun, { id, withdraw_at, actor })),
  };
}

export type Plans = ReturnType<typeof plansOf<any, any>>;

/** Locks the record and reads its draft; refused if the editor has not seen the newest content. */
async function openFor<Draft extends object, Shown extends Written>(
  db: Database,
  noun: PlannedNoun<Draft, Shown>,
  id: number,
  { seen }: Editor,
) {
  const { records, rules } = noun;
  await records.hold(db, id);
  const record = await records.find(db, id);
  if (!record) return { refusal: { absent: true } as const };
  if (!isPast(rules.liveFrom(record))) return { refusal: notLive(rules.one) };
  const row = await planRow(db, recordOf(noun, id));
  const last = lastOf(row, record);
  if (seen === undefined || seen === last)
    return { row, record, before: row ? (contentOf(row) as Draft | null) : null };
  const when = officeMoment(last);
  const stale = `This ${rules.one} was saved on ${when}, after you had opened it. Nothing of yours is stored yet.`;
  return { refusal: { stale } };
}

interface Writing<Draft> {
  id: number;
  written: PlannedDraft<Draft>;
  editor: Editor;
}

async function saveDraft<Draft extends object, Shown extends Written>(
  db: Database,
  noun: PlannedNoun<Draft, Shown>,
  { id, written, editor }: Writing<Draft>,
): Promise<SaveOutcome<Plan<Shown>>> {
  const opened = await openFor(db, noun, id, editor);
  if (opened.refusal) return opened.refusal;
  const draft = written.over(opened.before);
  const tried = (await noun.records.tried(db, id, draft))!;
  const { publish_at } = written;
  const errors = publish_at && ((await tried.refuse()) ?? refuseTime("publish_at", publish_at, opened.row));
  if (errors) return { errors };
  const content = JSON.stringify(differing(draft, tried.record, opened.record));
  const plan = { content, publish_at, actor_id: editor.userId };
  await storePlan(db, recordOf(noun, id), plan);
  await noteAct(db, editor, { noun, action: "update", record: tried.record });
  return { record: await findPlan(db, noun, id) };
}

async function publishDraft<Draft extends object, Shown extends Written>(
  db: Database,
  noun: PlannedNoun<Draft, Shown>,
  { id, written, editor }: Writing<Draft>,
): Promise<SaveOutcome<Shown>> {
  const opened = await openFor(db, noun, id, editor);
  if (opened.refusal) return opened.refusal;
  const outcome = await noun.records.changeWithin(db, id, written.over(opened.before), { ...editor, seen: undefined });
  if ("record" in outcome) await dropDraft(db, recordOf(noun, id));
  return outcome;
}

async function discardDraft<Draft extends object, Shown extends Written>(
  db: Database,
  noun: PlannedNoun<Draft, Shown>,
  id: number,
  actor: Actor,
): Promise<boolean> {
  await noun.records.hold(db, id);
  const { draft } = await findPlan(db, noun, id);
  if (!draft) return false;
  await dropDraft(db, recordOf(noun, id));
  await noteAct(db, actor, { noun, action: "delete", record: draft });
  return true;
}

async function planWithdrawal<Draft extends object, Shown extends Written>(
  db: Database,
  noun: PlannedNoun<Draft, Shown>,
  { id, withdraw_at, actor }: { id: number; withdraw_at: string | null; actor: Actor },
): Promise<SaveOutcome<Plan<Shown>>> {
  await noun.records.hold(db, id);
  const record = await noun.records.find(db, id);
  if (!record) return { absent: true };
  const from = noun.rules.liveFrom(record);
  if (from === null) return notLive(noun.rules.one);
  if (withdraw_at !== null) {
    const isEarly = withdraw_at <= from && { withdraw_at: "Choose a time after it has appeared" };
    const errors = refuseTime("withdraw_at", withdraw_at) ?? (isEarly || null);
    if (errors) return { errors };
  }
  const of = recordOf(noun, id);
  await storePlan(db, of, { withdraw_at });
  // Deletes an empty plan.
  if (withdraw_at === null && !(await planRow(db, of))!.content) await dropDraft(db, of);
  await noteAct(db, actor, { noun, action: "update", record });
  return { record: await findPlan(db, noun, id) };
}
