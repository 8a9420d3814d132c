import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { DeleteOutcome } from "#app/domain/outcome.ts";
import type { PageOf, SortedListQuery } from "#app/domain/page-of.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { byColumn, byNullable, byText, listPage } from "#app/domain/records/list-page.server.ts";
import { matchingRows } from "#app/domain/records/matching.server.ts";
import { uploadsIn } from "#app/domain/records/picture-columns.ts";
import { searchTextOf } from "#app/domain/records/search-text.ts";
import { recordName, type Snapshot } from "./snapshot.server.ts";
import type { TrashedRecord } from "./version-schema.ts";

const DAY_MS = 86_400_000;
/** So long what was deleted can come back. */
const DAYS_KEPT = 30;

interface Trashed {
  list: string;
  id: number;
  name: string;
  snapshot: Snapshot;
}

/** Lays a deleted record into the trash; `db` is the deletion's transaction. Answers the id that it has there. */
export async function putInTrash(db: Database, actor: Actor, { list, id, name, snapshot }: Trashed): Promise<number> {
  const row = {
    record: recordName(list, id),
    list,
    name,
    snapshot: JSON.stringify(snapshot),
    actor_id: actor.userId,
    deleted_at: new Date().toISOString(),
    search_text: searchTextOf("trash", { name }),
  };
  return (await db.insertInto("trash").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Takes what is there under this id out of the trash, to be stored anew in the same transaction; null where nothing is. */
export async function takeFromTrash(db: Database, id: number) {
  const row = await db
    .deleteFrom("trash")
    .where("id", "=", id)
    .returning(["list", "name", "snapshot"])
    .executeTakeFirst();
  return row ? { ...row, snapshot: JSON.parse(row.snapshot) as Snapshot } : null;
}

interface TrashQuery extends SortedListQuery {
  kind?: string | undefined;
}

const sorts = {
  name: byText("t.name"),
  kind: byColumn("t.list"),
  by: { ...byNullable("u.username"), isJoined: true as const },
  deleted: byColumn("t.deleted_at"),
};

export const trashSorts = Object.keys(sorts);

/** What was deleted, the newest first. */
export async function listTrash(db: Database, query: TrashQuery = {}): Promise<PageOf<TrashedRecord>> {
  const narrowed = (rows: Found): Found => (query.kind ? rows.where("t.list", "=", query.kind) : rows);
  const order = {
    table: "trash" as const,
    alias: "t",
    usual: (rows: Found) => rows.orderBy("t.deleted_at", "desc").orderBy("t.id", "desc"),
    sorts,
    bare: narrowed(db.selectFrom("trash as t") as Found),
  };
  const found = narrowed(withActor(db));
  const page: PageOf<StoredTrash> = await listPage(db, found, order, query);
  return { ...page, rows: page.rows.map(trashedRecord) };
}

export async function findInTrash(db: Database, id: number): Promise<TrashedRecord | null> {
  const row: StoredTrash | undefined = await withActor(db).where("t.id", "=", id).executeTakeFirst();
  return row ? trashedRecord(row) : null;
}

/** The `id` of all that the list would show. */
export async function matchingTrash(db: Database, { q, kind }: TrashQuery): Promise<Found> {
  const rows = db
    .selectFrom("trash as t")
    .select(["t.id", "t.name"])
    .$if(kind !== undefined, (rows) => rows.where("t.list", "=", kind!)) as Found;
  return (await matchingRows(db, "trash", q))?.narrow(rows, "t") ?? rows;
}

type StoredTrash = Omit<TrashedRecord, "days_left">;

const withActor = (db: Database): Found =>
  db
    .selectFrom("trash as t")
    .leftJoin("users as u", "u.id", "t.actor_id")
    .select(["t.id", "t.list as kind", "t.name", "t.deleted_at", "u.username as actor"]);

function trashedRecord(row: StoredTrash): TrashedRecord {
  const daysGone = (Date.now() - Date.parse(row.deleted_at)) / DAY_MS;
  return { ...row, days_left: Math.max(0, Math.ceil(DAYS_KEPT - daysGone)) };
}

/** Deletes a record for good, with its versions. */
export async function deleteForGood(db: Database, id: number): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const row = await db.deleteFrom("trash").where("id", "=", id).returning(["record", "snapshot"]).executeTakeFirst();
    if (!row) return { absent: true };
    const versions = await db.deleteFrom("versions").where("record", "=", row.record).returning("snapshot").execute();
    return { deletedPictures: uploadsIn([row, ...versions].map(({ snapshot }) => snapshot).join(" ")) };
  });
}

/** What has lain in the trash for thirty days, by its ids there. */
export async function listOutdated(db: Database): Promise<number[]> {
  const before = new Date(Date.now() - DAYS_KEPT * DAY_MS).toISOString();
  const rows = await db.selectFrom("trash").select("id").where("deleted_at", "<", before).orderBy("id").execute();
  return rows.map(({ id }) => id);
}
