import type { Kysely } from "kysely";
import type { Database } from "#db/database.ts";
import { foldText } from "#app/lib/fold-text.ts";
import type { Actor, Editor } from "./activity/activities.server.ts";
import { changeContent, type ContentKind, insertContent, removeContent } from "./content-store.server.ts";
import { type ContentMove, moveContent, type MoveOutcome } from "./move-content.server.ts";
import type { DeleteOutcome, SaveOutcome } from "./outcome.ts";
import { type ListQuery, type PageOf, pageOf } from "./page-of.ts";

interface RecordShape<Row, Draft, Shown> extends ContentKind {
  recordOf(row: Row): Shown;
  /** Columns that a new row has when the draft leaves them out. */
  emptyColumns: Record<string, unknown>;
  /** The text that `q` looks into. */
  searchedText(row: Row): string;
  columnsOf?(draft: Draft): Record<string, unknown>;
}

/**
 * List, find, create, update, delete and move for a noun that lives in one table and stands for itself.
 * Lists come in the order staff gave them.
 */
export function contentRecords<Row, Draft extends object, Shown>(shape: RecordShape<Row, Draft, Shown>) {
  const columnsOf = (draft: Draft) => {
    const columns = shape.columnsOf?.(draft) ?? draft;
    return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  };
  // The row's type is the caller's word for the table's; Kysely sees only what every content table has.
  const rows = (db: Database) =>
    (db as unknown as Kysely<Record<string, { id: number; position: number }>>).selectFrom(shape.table).selectAll();

  async function find(db: Database, id: number): Promise<Shown | null> {
    const row = await rows(db).where("id", "=", id).executeTakeFirst();
    return row ? shape.recordOf(row as Row) : null;
  }

  return {
    find,

    async list(db: Database, query: ListQuery = {}): Promise<PageOf<Shown>> {
      const all = (await rows(db).orderBy("position").orderBy("id").execute()) as unknown as Row[];
      const q = foldText(query.q ?? "");
      const found = q ? all.filter((row) => foldText(shape.searchedText(row)).includes(q)) : all;
      return pageOf(found.map(shape.recordOf), query);
    },

    create(db: Database, draft: Draft, actor: Actor): Promise<SaveOutcome<Shown>> {
      return db.transaction().execute(async (db) => {
        const id = await insertContent(db, shape, { ...shape.emptyColumns, ...columnsOf(draft) }, actor);
        return { record: (await find(db, id))! };
      });
    },

    update(db: Database, id: number, draft: Draft, editor: Editor): Promise<SaveOutcome<Shown>> {
      return db.transaction().execute(async (db) => {
        const obstacle = await changeContent(db, shape, id, columnsOf(draft), editor);
        return obstacle ?? { record: (await find(db, id))! };
      });
    },

    remove(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
      return db.transaction().execute(async (db) => {
        const row = await removeContent(db, shape, id, actor);
        if (!row) return { absent: true };
        return { deletedPictures: typeof row.image === "string" ? [row.image] : [] };
      });
    },

    move: (db: Database, move: ContentMove, actor: Actor): Promise<MoveOutcome> => moveContent(db, shape, move, actor),
  };
}
