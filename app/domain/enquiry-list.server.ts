import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Database } from "#db/database.ts";
import { likePatterns } from "#app/lib/fold-text.ts";
import { type Actor, recordActivity } from "./activity/activities.server.ts";
import type { DeleteOutcome, SaveOutcome } from "./outcome.ts";
import { type ListQuery, type PageOf, pageBounds } from "./page-of.ts";

interface EnquiryKind<Shown> {
  table: "leads" | "messages" | "applications" | "subscribers";
  /** The noun in the singular, as activities name it. */
  type: string;
  /** The rows, of a table called `e`, with whatever is joined to them. */
  from(db: Database): unknown;
  /** What a record shows, in Kysely's words: `e.name`, `u.email as email`. */
  columns: readonly string[];
  nameOf(record: Shown): string;
  /** The column that `q` looks into. */
  searchedColumn: string;
}

type Columns = Record<string, unknown>;
type Rows = SelectQueryBuilder<Record<string, Columns>, string, Columns>;

// The one place where an enquiry's table is a variable: Kysely cannot type that, the nouns' own functions do.
const anyTable = (db: Database) => db as unknown as Kysely<Record<string, Columns>>;

/** List, find, change and delete for what visitors send. Newest first. */
export function enquiryList<Shown extends { id: number }>(kind: EnquiryKind<Shown>) {
  const rowsOf = (db: Database) => kind.from(db) as Rows;

  function matching(db: Database, q: string, where: Columns) {
    let rows = rowsOf(db);
    for (const [column, value] of Object.entries(where)) {
      if (value !== undefined) rows = rows.where(`e.${column}`, "=", value);
    }
    for (const pattern of likePatterns(q)) rows = rows.where(`e.${kind.searchedColumn}`, "like", pattern);
    return rows;
  }

  async function find(db: Database, id: number): Promise<Shown | null> {
    const row = await rowsOf(db).select(kind.columns).where("e.id", "=", id).executeTakeFirst();
    return (row as Shown | undefined) ?? null;
  }

  return {
    find,

    /** `where` holds the columns that must have a value; those that are undefined do not count. */
    async list(db: Database, { q = "", ...query }: ListQuery, where: Columns = {}): Promise<PageOf<Shown>> {
      const found = matching(db, q, where);
      const bounds = pageBounds(query);
      const page = bounds ? found.limit(bounds.limit).offset(bounds.offset) : found;
      const rows = (await page.select(kind.columns).orderBy("e.id", "desc").execute()) as unknown as Shown[];
      if (!bounds) return { rows };
      const { total } = await found.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
      return { rows, meta: { total: total as number, page: bounds.page, limit: bounds.limit } };
    },

    /** `inSameSave` runs in the same transaction, e.g. to queue a mail; `db` is that transaction. */
    change(
      db: Database,
      id: number,
      columns: Columns,
      actor: Actor,
      inSameSave?: (db: Database, record: Shown) => Promise<void>,
    ): Promise<SaveOutcome<Shown>> {
      return db.transaction().execute(async (db) => {
        const changed = await anyTable(db)
          .updateTable(kind.table)
          .set({ ...columns, updated_at: new Date().toISOString() })
          .where("id", "=", id)
          .returning("id")
          .executeTakeFirst();
        if (!changed) return { absent: true };
        const record = (await find(db, id))!;
        await recordActivity(db, actor, actOf("update", kind, record));
        await inSameSave?.(db, record);
        return { record };
      });
    },

    remove(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
      return db.transaction().execute(async (db) => {
        const record = await find(db, id);
        if (!record) return { absent: true };
        await anyTable(db).deleteFrom(kind.table).where("id", "=", id).execute();
        await recordActivity(db, actor, actOf("delete", kind, record));
        return { deletedPictures: [] };
      });
    },
  };
}

function actOf<Shown extends { id: number }>(action: "update" | "delete", kind: EnquiryKind<Shown>, record: Shown) {
  return { action, type: kind.type, name: kind.nameOf(record), recordId: record.id };
}
