import type { Database } from "#db/database.ts";
import { type Editor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { ActivityType } from "#app/domain/activity/activity-types.ts";
import { type FieldLabels, labelOfField, sayField } from "#app/domain/activity/field-changes.ts";
import type { FieldErrors, Obstacle } from "#app/domain/outcome.ts";
import { type Columns, saidIn } from "#app/domain/records/any-table.server.ts";
import { staleSentence } from "#app/domain/save-obstacle.server.ts";
import type { SingleList } from "./nouns/content-lists.ts";
import type { Restored, Snapshot, TextField } from "./snapshot.server.ts";
import { keepUnsaved, keepVersion } from "./versions.server.ts";

/** The description of a record that exists once. */
interface SingleShape {
  list: SingleList;
  type: ActivityType;
  /** As in headings. */
  name: string;
  table: string;
  /** Labels by the keys of `read`. */
  labels: FieldLabels<Record<string, unknown>>;
  /** Reads its content, with `updated_at`. */
  read(db: Database): Promise<Columns>;
  /** Locks it until the transaction ends. */
  hold?(db: Database): Promise<unknown>;
  /** Stores the new content. */
  write(db: Database, columns: Columns): Promise<unknown>;
  /** Validates a save; answers a refusal or null. */
  before?(db: Database, columns: Columns, editor: Editor): Promise<FieldErrors | null>;
}

interface SingleSave {
  /** Absent fields stay as they are. */
  said: Columns;
  /** Its name in the history; default: the heading. */
  name?: string;
  act?: "saved" | "restored";
}

const ID = 1;

/** Saving, versions and restoring for a record that exists once, e.g. settings and rules. */
export function singleRecord(shape: SingleShape) {
  const take = async (db: Database, id: number): Promise<Snapshot | null> =>
    id === ID ? { columns: await shape.read(db) } : null;
  const kept = { ...shape, take };
  return {
    kind: { name: shape.name },
    labels: shape.labels,
    related: undefined,
    lasting: [],
    fieldsOf: (columns: Columns): TextField[] =>
      Object.entries(shape.labels).map(([name, label]) => ({
        name,
        label: labelOfField(label!),
        words: sayField(label!, columns[name]),
      })),
    snapshot: take,
    /**
     * Saves inside the transaction `db`. Answers null when stored, else the refusal or `stale` if somebody saved since
     * `editor.seen`.
     */
    save: (db: Database, save: SingleSave, editor: Editor) => saveSingle(db, kept, save, editor),
    restore: (db: Database, _: number, restored: Restored, actor: Editor) =>
      db.transaction().execute(async (db) => {
        await shape.hold?.(db);
        const { columns } = restored((await take(db, ID))!);
        const outcome = await saveSingle(db, kept, { said: columns, act: "restored" }, { ...actor, seen: undefined });
        return outcome ?? { isBack: true as const };
      }),
  };
}

async function saveSingle(
  db: Database,
  kept: SingleShape & { take(db: Database, id: number): Promise<Snapshot | null> },
  { said, name = kept.name, act = "saved" }: SingleSave,
  editor: Editor,
): Promise<{ errors: FieldErrors } | Obstacle | null> {
  await kept.hold?.(db);
  const before = (await kept.take(db, ID))!;
  const columns = { ...before.columns, ...saidIn(knownIn(kept, said)) };
  const savedAt = before.columns["updated_at"] as string;
  if (editor.seen !== undefined && editor.seen !== savedAt) {
    await keepUnsaved(db, editor, { kept, id: ID, live: before, written: { columns } });
    return { stale: await staleSentence(db, { ...kept, id: ID, savedAt }, editor) };
  }
  const errors = await kept.before?.(db, columns, editor);
  if (errors) return { errors };
  await kept.write(db, { ...columns, updated_at: new Date().toISOString() });
  await recordActivity(db, editor, { action: "update", type: kept.type, name, recordId: ID });
  await keepVersion(db, editor, { kept, id: ID, before, act });
  return null;
}

/** An old version may hold fields that no longer exist. */
const knownIn = ({ labels }: SingleShape, said: Columns): Columns =>
  Object.fromEntries(Object.entries(said).filter(([name]) => name in labels));
