import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Database } from "#db/database.ts";
import { likePatterns } from "#app/lib/fold-text.ts";
import { type Actor, type Editor, recordActivity } from "./activity/activities.server.ts";
import type { DeleteOutcome, SaveOutcome } from "./outcome.ts";
import { saveObstacle } from "./save-obstacle.server.ts";
import { type ListQuery, type PageOf, pageBounds } from "./page-of.ts";

interface EnquiryKind<Shown> {
  table: "messages" | "applications" | "subscribers";
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

type InSameSave<Shown> = (db: Database, record: Shown) => Promise<void>;

/** List, find, change and delete for what visitors send. Newest first. */
export function enquiryList<Shown extends { id: number }>(kind: EnquiryKind<Shown>) {
  return {
    find: (db: Database, id: number) => find(db, kind, id),

    /** `where` holds the columns that must have a value; those that are undefined do not count. */
    list: (db: Database, query: ListQuery, where: Columns = {}) => list(db, kind, query, where),

    /** `inSameSave` runs in the same transaction, e.g. to queue a mail; its `db` is that transaction. */
    change: (db: Database, id: number, columns: Columns, editor: Editor, inSameSave?: InSameSave<Shown>) =>
      db.transaction().execute(async (db): Promise<SaveOutcome<Shown>> => {
        const record = await change(db, kind, id, columns, editor);
        if (!record) return saveObstacle(db, { ...kind, id }, editor);
        await inSameSave?.(db, record);
        return { record };
      }),

    /** `before` runs in the same transaction, while all that belongs to the record still stands. */
    remove: (db: Database, id: number, actor: Actor, before?: (db: Database) => Promise<void>) =>
      db.transaction().execute(async (db): Promise<DeleteOutcome> => {
        await before?.(db);
        return remove(db, kind, id, actor);
      }),
  };
}

async function find<Shown>(db: Database, kind: EnquiryKind<Shown>, id: number): Promise<Shown | null> {
  const row = await rowsOf(db, kind).select(kind.columns).where("e.id", "=", id).executeTakeFirst();
  return (row as Shown | undefined) ?? null;
}

async function list<Shown>(
  db: Database,
  kind: EnquiryKind<Shown>,
  { q = "", ...query }: ListQuery,
  where: Columns,
): Promise<PageOf<Shown>> {
  const found = matching(rowsOf(db, kind), kind.searchedColumn, q, where);
  const bounds = pageBounds(query);
  const asked = bounds ? found.limit(bounds.limit).offset(bounds.offset) : found;
  const rows = (await asked.select(kind.columns).orderBy("e.id", "desc").execute()) as unknown as Shown[];
  if (!bounds) return { rows };
  const { page, limit, offset } = bounds;
  // The last page tells the total itself: a search for a name reads the table once, not twice.
  const isLast = rows.length < limit && (rows.length > 0 || page === 1);
  return { rows, meta: { total: isLast ? offset + rows.length : await count(found), page, limit } };
}

async function change<Shown>(db: Database, kind: EnquiryKind<Shown>, id: number, columns: Columns, editor: Editor) {
  let rows = anyTable(db)
    .updateTable(kind.table)
    .set({ ...columns, updated_at: new Date().toISOString() })
    .where("id", "=", id);
  if (editor.seen !== undefined) rows = rows.where("updated_at", "=", editor.seen);
  if (!(await rows.returning("id").executeTakeFirst())) return null;
  const record = (await find(db, kind, id))!;
  await recordActivity(db, editor, { action: "update", type: kind.type, name: kind.nameOf(record), recordId: id });
  return record;
}

async function remove<Shown>(db: Database, kind: EnquiryKind<Shown>, id: number, actor: Actor): Promise<DeleteOutcome> {
  const record = await find(db, kind, id);
  if (!record) return { absent: true };
  await anyTable(db).deleteFrom(kind.table).where("id", "=", id).execute();
  await recordActivity(db, actor, { action: "delete", type: kind.type, name: kind.nameOf(record), recordId: id });
  return { deletedPictures: [] };
}

const rowsOf = <Shown>(db: Database, kind: EnquiryKind<Shown>) => kind.from(db) as Rows;

function matching(all: Rows, searchedColumn: string, q: string, where: Columns): Rows {
  let rows = all;
  for (const [column, value] of Object.entries(where)) {
    if (value !== undefined) rows = rows.where(`e.${column}`, "=", value);
  }
  for (const pattern of likePatterns(q)) rows = rows.where(`e.${searchedColumn}`, "like", pattern);
  return rows;
}

async function count(found: Rows): Promise<number> {
  const { total } = await found.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return total;
}
