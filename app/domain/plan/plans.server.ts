import type { Database } from "#db/database.ts";
import { type Actor, type Editor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import type { Columns } from "#app/domain/records/any-table.server.ts";
import type { contentRecords } from "#app/domain/records/content-records.server.ts";
import { officeTime } from "#app/domain/save-obstacle.server.ts";
import type { Plan } from "./plan-schema.ts";
import { dropDraft, type PlanRow, planRow, storePlan } from "./plan-rows.server.ts";

interface Written {
  id: number;
  updated_at: string;
}

/** What a noun says of itself to the one engine of drafts beside what visitors see (record 125). */
export interface PlanRules<Draft, Shown> {
  /** As sentences name one record. */
  one: string;
  /** From when on visitors see it; null where they are not to. */
  liveFrom(record: Shown): string | null;
  /** What takes it off; absent where it always stays. */
  takenOff?(record: Shown): Draft;
}

export type Records<Draft extends object, Shown extends object> = Pick<
  ReturnType<typeof contentRecords<any, Draft, Shown>>,
  "kind" | "find" | "hold" | "change" | "tried"
>;

/** Drafts beside the live records of a noun: kept, shown to staff, published by a word or at a time, taken off at a time. */
export function plansOf<Draft extends object, Shown extends Written>(
  records: Records<Draft, Shown>,
  rules: PlanRules<Draft, Shown>,
) {
  const { kind } = records;
  const of = (id: number) => ({ list: kind.list, id });
  const notLive = { errors: { status: `Only a published ${rules.one} has a draft beside it` } };
  const isLive = (record: Shown) => isPast(rules.liveFrom(record));

  async function planOf(db: Database, id: number, row: PlanRow | undefined): Promise<Plan<Shown>> {
    const draft = row && contentOf<Draft>(row);
    const shown = draft && (await records.tried(db, id, draft))?.record;
    return {
      draft: shown ? { ...shown, updated_at: row!.updated_at } : null,
      publish_at: row?.publish_at ?? null,
      withdraw_at: row?.withdraw_at ?? null,
    };
  }

  /** The record and its plan, where the editor has seen what is written last of them. */
  async function openFor(db: Database, id: number, { seen }: Editor) {
    await records.hold(db, id);
    const record = await records.find(db, id);
    if (!record) return { refusal: { absent: true } as const };
    if (!isLive(record)) return { refusal: notLive };
    const row = await planRow(db, of(id));
    const last = row?.content ? row.updated_at : record.updated_at;
    if (seen === undefined || seen === last) return { record, row };
    const when = officeTime(last);
    const stale = `This ${rules.one} was saved on ${when}, after you had opened it. Nothing of yours is stored yet.`;
    return { refusal: { stale } };
  }

  const act = (db: Database, actor: Actor, action: "update" | "delete", record: Shown) =>
    recordActivity(db, actor, {
      action,
      type: `${kind.type}-draft`,
      name: String((record as Columns)[kind.nameColumn]),
      recordId: record.id,
    });

  return {
    kind,
    rules,
    records,

    /** What is planned for a record; null where there is none. */
    async find(db: Database, id: number): Promise<Plan<Shown> | null> {
      return (await records.find(db, id)) && planOf(db, id, await planRow(db, of(id)));
    },

    /** The record as it was written last: the draft beside it, else itself. */
    async findLastWritten(db: Database, id: number): Promise<Shown | null> {
      const record = await records.find(db, id);
      return record && ((await planOf(db, id, await planRow(db, of(id)))).draft ?? record);
    },

    /** Keeps what is written beside a live record: visitors go on seeing it as it is. What the draft leaves out stays. */
    saveDraft(db: Database, id: number, written: PlannedDraft<Draft>, editor: Editor) {
      return db.transaction().execute(async (db): Promise<SaveOutcome<Plan<Shown>>> => {
        const opened = await openFor(db, id, editor);
        if ("refusal" in opened) return opened.refusal!;
        const draft = written.over(opened.row ? contentOf<Draft>(opened.row) : null);
        const tried = (await records.tried(db, id, draft))!;
        const { publish_at } = written;
        const errors = publish_at && ((await tried.refuse()) ?? refuseTime("publish_at", publish_at, opened.row));
        if (errors) return { errors };
        await storePlan(db, of(id), { content: JSON.stringify(draft), publish_at, actor_id: editor.userId });
        await act(db, editor, "update", tried.record);
        return { record: await planOf(db, id, await planRow(db, of(id))) };
      });
    },

    /** Puts what is written in the record's place; the draft beside it goes. */
    publishDraft(db: Database, id: number, written: PlannedDraft<Draft>, editor: Editor) {
      return db.transaction().execute(async (db): Promise<SaveOutcome<Shown>> => {
        const opened = await openFor(db, id, editor);
        if ("refusal" in opened) return opened.refusal!;
        const draft = written.over(opened.row ? contentOf<Draft>(opened.row) : null);
        const outcome = await records.change(db, id, draft, { ...editor, seen: undefined });
        if ("record" in outcome) await dropDraft(db, of(id));
        return outcome;
      });
    },

    /** Answers false where there was no draft. */
    discardDraft: (db: Database, id: number, actor: Actor): Promise<boolean> =>
      db.transaction().execute(async (db) => {
        const { draft } = await planOf(db, id, await planRow(db, of(id)));
        if (!draft) return false;
        await dropDraft(db, of(id));
        await act(db, actor, "delete", draft);
        return true;
      }),

    /** Says when visitors no longer see what they see now, or from a time on. */
    planWithdrawal(db: Database, id: number, withdraw_at: string | null, actor: Actor) {
      return db.transaction().execute(async (db): Promise<SaveOutcome<Plan<Shown>>> => {
        const record = await records.find(db, id);
        if (!record) return { absent: true };
        const from = rules.liveFrom(record);
        if (from === null) return notLive;
        if (withdraw_at !== null) {
          const errors = refuseTime("withdraw_at", withdraw_at);
          if (errors) return { errors };
          if (withdraw_at <= from) return { errors: { withdraw_at: "Choose a time after it has appeared" } };
        }
        await storePlan(db, of(id), { withdraw_at });
        // What says nothing is no plan.
        if (withdraw_at === null && !(await planRow(db, of(id)))!.content) await dropDraft(db, of(id));
        await act(db, actor, "update", record);
        return { record: await planOf(db, id, await planRow(db, of(id))) };
      });
    },
  };
}

/** What somebody wrote, over the draft that lies there, and when it takes the record's place. */
export interface PlannedDraft<Draft> {
  over(before: Draft | null): Draft;
  publish_at: string | null;
}

export type Plans = ReturnType<typeof plansOf<any, any>>;

export const contentOf = <Draft>({ content }: PlanRow) => (content === null ? null : (JSON.parse(content) as Draft));

/** A time that stood there already may have passed. */
function refuseTime(field: "publish_at" | "withdraw_at", at: string, before?: PlanRow): FieldErrors | null {
  return at !== before?.[field] && at <= now() ? { [field]: "Choose a time that is still to come" } : null;
}

export const isPast = (at: string | null): boolean => at !== null && at <= now();

const now = () => new Date().toISOString();
