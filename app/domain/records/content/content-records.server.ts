import type { Database } from "#db/database.ts";
import type { Actor, Creator, Editor } from "#app/domain/activity/activities.server.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import { type Restored, type Snapshot, snapshotOf, takeSnapshot } from "#app/domain/version/snapshot.server.ts";
import { putInTrash } from "#app/domain/version/trash/trash.server.ts";
import { keepUnsaved, keepVersion } from "#app/domain/version/versions.server.ts";
import { dropPlan } from "#app/domain/plan/plan-rows.server.ts";
import { columnsToSave, trySave } from "#app/domain/records/try-save.server.ts";
import { type ReplacedPicture, replacePicture } from "#app/domain/records/pictures/replace-picture.server.ts";
import { unsavedOf } from "./unsaved-content.server.ts";
import { anyTable, type Columns, type Found } from "#app/domain/records/any-table.server.ts";
import { putBackContent, restoreContent } from "./bring-back-content.server.ts";
import { moveAddress, refuseSlug } from "./moved-address.server.ts";
import { changeColumns } from "#app/domain/records/change-columns.server.ts";
import { changeContent, insertContent, deleteContent } from "./content-store.server.ts";
import { holdRow } from "#app/domain/records/hold-row.server.ts";
import { listPage } from "#app/domain/records/list/list-page.server.ts";
import { matchingRows } from "#app/domain/records/matching/matching.server.ts";
import { type ContentMove, moveContent, type MoveOutcome } from "./move-content.server.ts";
import type { ContentQuery, RecordShape } from "#app/domain/records/record-shape.ts";

/** The functions of a noun that staff edit. */
export function contentRecords<Row extends object, Draft extends object, Shown extends object>(
  shape: RecordShape<Row, Draft, Shown>,
) {
  return {
    /** The names of the sorts. */
    sorts: Object.keys(shape.sorts),

    find: (db: Database, id: number) => findBy(db, shape, "id", id),

    findBySlug: (db: Database, slug: string) => findBy(db, shape, "slug", slug),

    list: (db: Database, query: ContentQuery = {}): Promise<PageOf<Shown>> => list(db, shape, query),

    /** A query for `id` and `name` of all that the list would show. */
    matching: (db: Database, query: ContentQuery) => matching(db, shape, query),

    create: (db: Database, draft: Draft, actor: Creator) =>
      db.transaction().execute((db) => create(db, shape, draft, actor)),

    change: (db: Database, id: number, draft: Draft, editor: Editor) =>
      db.transaction().execute((db) => change(db, shape, { id, draft, editor })),

    /** Locks the row until the transaction `db` ends. */
    hold: (db: Database, id: number) => holdRow(db, shape, id),

    /** The record as a save would make it and a check for refusals; null if there is none. Stores nothing. */
    tried: (db: Database, id: number, draft: Draft) => trySave(db, shape, id, draft),

    /** `change` inside the caller's transaction `db`. */
    changeWithin: (db: Database, id: number, draft: Draft, editor: Editor) => change(db, shape, { id, draft, editor }),

    delete: (db: Database, id: number, actor: Actor) => db.transaction().execute((db) => toTrash(db, shape, id, actor)),

    restore: (db: Database, id: number, restored: Restored, actor: Actor) =>
      db.transaction().execute((db) => restoreContent(db, shape, { id, restored, actor })),

    putBack: (db: Database, snapshot: Snapshot, actor: Actor) => putBackContent(db, shape, snapshot, actor),

    /** Replaces a picture wherever the record shows it; `db` is the transaction. */
    replacePicture: (db: Database, id: number, pictures: ReplacedPicture, actor: Actor) =>
      replacePicture(db, shape, { id, pictures }, actor),

    /** Changes single columns without validating the record. */
    changeColumns: (db: Database, change: { id: number; columns: Columns }, editor: Editor) =>
      changeColumns(db, shape, change, editor),

    /** The record's current content. */
    snapshot: (db: Database, id: number) => takeSnapshot(db, shape, id),

    kind: { table: shape.table, list: shape.list, type: shape.type, nameColumn: shape.nameColumn },

    labels: shape.labels,
    related: shape.related,
    fieldsOf: shape.fieldsOf,
    withField: shape.withField,
    lasting: shape.lasting ?? [],

    move: (db: Database, move: ContentMove, actor: Actor): Promise<MoveOutcome> => moveContent(db, shape, move, actor),
  };
}

type Shape<Row, Draft, Shown> = RecordShape<Row, Draft, Shown>;

async function list<Row, Draft, Shown>(db: Database, shape: Shape<Row, Draft, Shown>, query: ContentQuery) {
  const { table, alias = "r", sorts, counted } = shape;
  const usual = shape.usual ?? ((rows: Found) => rows.orderBy(`${alias}.position`).orderBy(`${alias}.id`));
  const bare = filtered(shape, query, bareRows(db, shape));
  const order = { table, alias, usual, sorts, bare, counted: counted?.() };
  const page: PageOf<Columns> = await listPage(db, filtered(shape, query, rowsOf(db, shape, query)), order, query);
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

const rowsOf = (
  db: Database,
  { table, from }: Pick<Shape<never, never, never>, "table" | "from">,
  query?: ContentQuery,
): Found => (from ? from(db, query) : anyTable(db).selectFrom(`${table} as r`).selectAll("r"));

async function recordsOf<Row, Draft, Shown>(db: Database, shape: Shape<Row, Draft, Shown>, rows: Columns[]) {
  const records = rows.map(({ search_text, ...row }) => shape.recordOf(row as Row));
  return shape.complete ? shape.complete(db, records) : records;
}

async function create<Row, Draft, Shown>(
  db: Database,
  shape: Shape<Row, Draft, Shown>,
  draft: Draft,
  actor: Creator,
): Promise<SaveOutcome<Shown>> {
  const errors = (await shape.before?.(db, draft, null)) ?? (await refuseSlug(db, shape, draft, null));
  if (errors) return { errors };
  const columns = await columnsToSave(db, shape, draft, null);
  const id = await insertContent(db, shape, { ...shape.emptyColumns, ...columns }, actor);
  await moveAddress(db, shape, null, { ...shape.emptyColumns, ...columns });
  await shape.after?.(db, { id, draft, stored: null, columns });
  await keepVersion(db, actor, { kept: shape, id, before: null, act: "created" });
  return savedRecord(db, shape, id);
}

async function change<Row, Draft, Shown>(
  db: Database,
  shape: Shape<Row, Draft, Shown>,
  { id, draft, editor }: { id: number; draft: Draft; editor: Editor },
): Promise<SaveOutcome<Shown>> {
  const row = await holdRow(db, shape, id);
  if (!row) return { absent: true };
  const stored = row as Row;
  const errors = (await shape.before?.(db, draft, stored)) ?? (await refuseSlug(db, shape, draft, stored));
  if (errors) return { errors };
  const before = snapshotOf(row, await shape.related?.read(db, id));
  const columns = await columnsToSave(db, shape, draft, stored);
  const obstacle = await changeContent(db, shape, { id, columns }, editor);
  if (obstacle) {
    if ("stale" in obstacle)
      await keepUnsaved(db, editor, await unsavedOf(db, shape, { id, live: before, draft, columns }));
    return obstacle;
  }
  await moveAddress(db, shape, stored, columns);
  await shape.after?.(db, { id, draft, stored, columns });
  await keepVersion(db, editor, { kept: shape, id, before, act: "saved" });
  return savedRecord(db, shape, id);
}

async function savedRecord<Row, Draft, Shown>(db: Database, shape: Shape<Row, Draft, Shown>, id: number) {
  const record = (await findBy(db, shape, "id", id))!;
  return { record, note: shape.noteOn?.(record) };
}

async function toTrash<Row, Draft, Shown>(
  db: Database,
  shape: Shape<Row, Draft, Shown>,
  id: number,
  actor: Actor,
): Promise<DeleteOutcome> {
  const reason = await shape.reasonToKeep?.(db, id);
  if (reason) return { inUse: reason };
  const related = await shape.related?.read(db, id);
  const row = await deleteContent(db, shape, id, actor);
  if (!row) return { absent: true };
  const withdraw_at = await dropPlan(db, { list: shape.list, id });
  await shape.afterDeletion?.(db, row as Row);
  const name = String(row[shape.nameColumn]);
  const snapshot = { ...snapshotOf(row, related), ...(withdraw_at && { withdraw_at }) };
  const trashId = await putInTrash(db, actor, { list: shape.list, id, name, snapshot });
  // Its pictures are kept while it is in the trash.
  return { isDeleted: true, trashId };
}
