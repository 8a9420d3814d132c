import { type RawBuilder, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import type { DeleteOutcome, FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import type { PageOf, SortedListQuery } from "#app/domain/page-of.ts";
import { anyTable, type Columns, type Found, saidIn } from "./any-table.server.ts";
import { changeContent, type ContentKind, insertContent, removeContent } from "./content-store.server.ts";
import { freeSlug, type SluggedTable } from "./free-slug.server.ts";
import { listPage, type Sort } from "./list-page.server.ts";
import { matchingRows } from "./matching.server.ts";
import { type ContentMove, moveContent, type MoveOutcome } from "./move-content.server.ts";
import { picturesIn } from "./picture-columns.ts";

interface RecordShape<Row, Draft, Shown> extends ContentKind {
  recordOf(row: Row): Shown;
  /** Columns that a new row has when the draft leaves them out. */
  emptyColumns: Columns;
  /** What a draft says, in the words of the table; absent: the same. */
  columnsOf?(draft: Draft, stored: Row | null): Columns;
  /** Where the list's rows come from, if not from the table alone, which the query then calls `r`. */
  from?(db: Database): Found;
  /** What `from` calls the table, if not `r`. */
  alias?: string;
  /** Where one record comes from that shows more than the list does. */
  wholeFrom?(db: Database): Found;
  /** Adds what stands in other tables, for all records of an answer at once. */
  complete?(db: Database, records: Shown[]): Promise<Shown[]>;
  /** What the list is sorted by, by the panel's columns; absent in the query, by the order staff gave. */
  sorts: Record<string, Sort>;
  /** What the list may be narrowed by, beside `q`. */
  filters?: Record<string, (value: any) => RawBuilder<SqlBool>>;
  /** What `counts=1` counts, at this moment. */
  counted?(): Record<string, Record<string, RawBuilder<SqlBool>>>;
  /** The order when nobody asks for another. */
  usual?(found: Found): Found;
  /** The name becomes an address, but for these. */
  slug?: { reserved: readonly string[] };
  /** Refuses what cannot be saved; in the transaction of the save. */
  before?(db: Database, draft: Draft, stored: Row | null): Promise<FieldErrors | null>;
  /** Saves what stands in other tables, in the same transaction. */
  after?(db: Database, saved: { id: number; draft: Draft; stored: Row | null; columns: Columns }): Promise<void>;
  /** Why a record cannot be deleted, as a sentence. */
  reasonToKeep?(db: Database, id: number): Promise<string | null>;
}

/** Names of filters with what somebody asked of them. */
export type ContentQuery = SortedListQuery & Record<string, unknown>;

/** List, find, create, update, delete and move for a noun that staff write. */
export function contentRecords<Row extends object, Draft extends object, Shown extends object>(
  shape: RecordShape<Row, Draft, Shown>,
) {
  return {
    /** What a list may be sorted by. */
    sorts: Object.keys(shape.sorts),

    find: (db: Database, id: number) => findBy(db, shape, "id", id),

    findBySlug: (db: Database, slug: string) => findBy(db, shape, "slug", slug),

    list: (db: Database, query: ContentQuery = {}): Promise<PageOf<Shown>> => list(db, shape, query),

    /** The `id` and `name` of what the list would show. */
    matching: (db: Database, query: ContentQuery) => matching(db, shape, query),

    create: (db: Database, draft: Draft, actor: Actor) =>
      db.transaction().execute((db) => create(db, shape, draft, actor)),

    update: (db: Database, id: number, draft: Draft, editor: Editor) =>
      db.transaction().execute((db) => update(db, shape, { id, draft, editor })),

    remove: (db: Database, id: number, actor: Actor) => db.transaction().execute((db) => remove(db, shape, id, actor)),

    move: (db: Database, move: ContentMove, actor: Actor): Promise<MoveOutcome> => moveContent(db, shape, move, actor),
  };
}

type Shape<Row, Draft, Shown> = RecordShape<Row, Draft, Shown>;

async function list<Row, Draft, Shown>(db: Database, shape: Shape<Row, Draft, Shown>, query: ContentQuery) {
  const { table, alias = "r", sorts, counted } = shape;
  const usual = shape.usual ?? ((rows: Found) => rows.orderBy(`${alias}.position`).orderBy(`${alias}.id`));
  const bare = shape.from && filtered(shape, query, bareRows(db, shape));
  const order = { table, alias, usual, sorts, bare, counted: counted?.() };
  const page: PageOf<Columns> = await listPage(db, filtered(shape, query, rowsOf(db, shape)), order, query);
  return { ...page, rows: await recordsOf(db, shape, page.rows) };
}

async function matching<Row, Draft, Shown>(db: Database, shape: Shape<Row, Draft, Shown>, query: ContentQuery) {
  const { table, alias = "r", nameColumn } = shape;
  const found = await matchingRows(db, table, query.q);
  const rows = filtered(shape, query, bareRows(db, shape)).select([`${alias}.id`, `${alias}.${nameColumn} as name`]);
  return found ? found.narrow(rows, alias) : rows;
}

function filtered<Row, Draft, Shown>({ filters = {} }: Shape<Row, Draft, Shown>, query: ContentQuery, rows: Found) {
  const asked = Object.entries(filters).filter(([name]) => query[name] !== undefined);
  return asked.reduce((found, [name, filter]) => found.where(filter(query[name])), rows);
}

const bareRows = <Row, Draft, Shown>(db: Database, { table, alias = "r" }: Shape<Row, Draft, Shown>): Found =>
  anyTable(db).selectFrom(`${table} as ${alias}`);

async function findBy<Row, Draft, Shown>(
  db: Database,
  shape: Shape<Row, Draft, Shown>,
  column: "id" | "slug",
  value: number | string,
): Promise<Shown | null> {
  const whole = shape.wholeFrom?.(db) ?? rowsOf(db, shape);
  const rows: Columns[] = await whole.where(`${shape.alias ?? "r"}.${column}`, "=", value).execute();
  return (await recordsOf(db, shape, rows))[0] ?? null;
}

const rowsOf = (db: Database, { table, from }: Pick<Shape<never, never, never>, "table" | "from">): Found =>
  from ? from(db) : anyTable(db).selectFrom(`${table} as r`).selectAll("r");

async function recordsOf<Row, Draft, Shown>(db: Database, shape: Shape<Row, Draft, Shown>, rows: Columns[]) {
  const records = rows.map(({ search_text, ...row }) => shape.recordOf(row as Row));
  return shape.complete ? shape.complete(db, records) : records;
}

async function create<Row, Draft, Shown>(
  db: Database,
  shape: Shape<Row, Draft, Shown>,
  draft: Draft,
  actor: Actor,
): Promise<SaveOutcome<Shown>> {
  const errors = await shape.before?.(db, draft, null);
  if (errors) return { errors };
  const columns = await columnsToSave(db, shape, draft, null);
  const id = await insertContent(db, shape, { ...shape.emptyColumns, ...columns }, actor);
  await shape.after?.(db, { id, draft, stored: null, columns });
  return { record: (await findBy(db, shape, "id", id))! };
}

async function update<Row, Draft, Shown>(
  db: Database,
  shape: Shape<Row, Draft, Shown>,
  { id, draft, editor }: { id: number; draft: Draft; editor: Editor },
): Promise<SaveOutcome<Shown>> {
  const found = anyTable(db).selectFrom(shape.table).selectAll().where("id", "=", id);
  // Held until the end: a rule between what is stored and what is sent must not be overtaken by another save.
  const row = await found.$if(isPostgres(db), (held) => held.forUpdate()).executeTakeFirst();
  if (!row) return { absent: true };
  const stored = row as Row;
  const errors = await shape.before?.(db, draft, stored);
  if (errors) return { errors };
  const columns = await columnsToSave(db, shape, draft, stored);
  const obstacle = await changeContent(db, shape, id, columns, editor);
  if (obstacle) return obstacle;
  await shape.after?.(db, { id, draft, stored, columns });
  return { record: (await findBy(db, shape, "id", id))! };
}

async function remove<Row, Draft, Shown>(
  db: Database,
  shape: Shape<Row, Draft, Shown>,
  id: number,
  actor: Actor,
): Promise<DeleteOutcome> {
  const reason = await shape.reasonToKeep?.(db, id);
  if (reason) return { inUse: reason };
  const row = await removeContent(db, shape, id, actor);
  return row ? { deletedPictures: picturesIn(shape.table, row) } : { absent: true };
}

/** What a draft says, with the address: the one it names, else the stored one, so that links go on leading to the record. */
async function columnsToSave<Row, Draft, Shown>(
  db: Database,
  shape: Shape<Row, Draft, Shown>,
  draft: Draft,
  stored: Row | null,
): Promise<Columns> {
  const columns = saidIn(shape.columnsOf?.(draft, stored) ?? (draft as Columns));
  if (!shape.slug || columns["slug"]) return columns;
  if (stored) return { ...columns, slug: (stored as Columns)["slug"] };
  const name = columns[shape.nameColumn] as string;
  return { ...columns, slug: await freeSlug(db, shape.table as SluggedTable, name, shape.slug.reserved) };
}
