import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import type { SortedListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { byColumn, byText, listPage } from "#app/domain/records/list/list-page.server.ts";
import type { Direction } from "#app/domain/records/list/part-by-part.server.ts";
import { matchingRows } from "#app/domain/records/matching/matching.server.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { dayNumberInIndia } from "#app/lib/time/india-day.ts";
import { staffName } from "#app/domain/user/staff-name.server.ts";
import { keepPictures } from "#app/domain/version/kept-pictures.server.ts";
import { isPeopleList, peopleLists } from "#app/domain/version/nouns/people-lists.ts";
import { recordName, type Snapshot } from "#app/domain/version/snapshot.server.ts";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";
import { DAY_MS, daysAgo } from "#app/lib/time/from-now.ts";

/** So long what was deleted can come back. */
const DAYS_KEPT = 30;
/** Shorter for personal data: `/privacy` promises erasure within thirty days of a request. */
const DAYS_PEOPLE_KEPT = 14;

const daysKept = (list: string) => (isPeopleList(list) ? DAYS_PEOPLE_KEPT : DAYS_KEPT);

interface Trashed {
  list: string;
  id: number;
  name: string;
  snapshot: Snapshot;
}

/** Puts a deleted record in the trash; `db` is the transaction of the deletion. Answers its id there. */
export const putInTrash = async (db: Database, actor: Actor, trashed: Trashed): Promise<number> =>
  (await putAllInTrash(db, actor, [trashed]))[0]!;

/** The same for several. */
export async function putAllInTrash(db: Database, actor: Actor, all: Trashed[]): Promise<number[]> {
  const deleted_at = new Date().toISOString();
  const rows = all.map(({ list, id, name, snapshot }) => ({
    record: recordName(list, id),
    list,
    name,
    snapshot: JSON.stringify(snapshot),
    actor_id: actor.userId,
    applicant_id: list === "applications" ? (snapshot.columns["user_id"] as number) : null,
    deleted_at,
    search_text: searchTextOf("trash", { name }),
  }));
  const stored = await db.insertInto("trash").values(rows).returning("id").execute();
  for (const [index, { id }] of stored.entries()) {
    // An address in a visitor's text is no use of a picture.
    if (!isPeopleList(rows[index]!.list)) await keepPictures(db, { trash_id: id }, rows[index]!.snapshot);
  }
  return stored.map(({ id }) => id);
}

/** Leaves out lists that the actor may not delete from. */
const seenIn = ({ hiddenTrash = [] }: Actor, rows: Found): Found =>
  hiddenTrash.length > 0 ? rows.where("t.list", "not in", hiddenTrash) : rows;

/** What the actor may see in the trash, filtered. */
const askedIn = (actor: Actor, rows: Found, { kind, by }: TrashQuery): Found =>
  seenIn(actor, rows)
    .$if(kind !== undefined, (rows) => rows.where("t.list", "=", kind!))
    .$if(by === "me", (rows) => rows.where("t.actor_id", "=", actor.userId))
    .$if(by === "others", (rows) => rows.where("t.actor_id", "is distinct from", actor.userId));

/** Removes a record from the trash, to be restored in the same transaction; null if there is none. */
export async function takeFromTrash(db: Database, id: number, { hiddenTrash = [] }: Actor) {
  const row = await db
    .deleteFrom("trash")
    .where("id", "=", id)
    .$if(hiddenTrash.length > 0, (rows) => rows.where("list", "not in", hiddenTrash))
    .returning(["record", "list", "name", "snapshot", "applicant_id", "deleted_at"])
    .executeTakeFirst();
  return row ? { ...row, snapshot: JSON.parse(row.snapshot) as Snapshot } : null;
}

export interface TrashQuery extends SortedListQuery {
  kind?: string | undefined;
  /** By the user who deleted it. */
  by?: "me" | "others" | undefined;
}

const sorts = {
  name: byText("t.name"),
  kind: byColumn("t.list"),
  by: { by: staffName, hasNulls: true as const, isJoined: true as const, parts: deleterByDeleter },
  deleted: byColumn("t.deleted_at"),
};

export const trashSorts = Object.keys(sorts);

/** Lists the trash, newest first. */
export async function listTrash(db: Database, query: TrashQuery, actor: Actor): Promise<PageOf<TrashedRecord>> {
  const narrowed = (rows: Found) => askedIn(actor, rows, query);
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

/** One part per deleter, each ordered by id in an index. */
async function deleterByDeleter(db: Database, direction: Direction): Promise<RawBuilder<SqlBool>[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive deleters(id) as (
      select min(actor_id) from trash
      union all select (select min(actor_id) from trash where actor_id > deleters.id) from deleters where id is not null
    ) select u.id, ${staffName} as name from users u where u.id in (select id from deleters) order by ${staffName} ${sql.raw(direction)}`.execute(
    db,
  );
  const called = [...Map.groupBy(rows, ({ name }) => name).values()];
  const parts = called.map((deleters) => sql<SqlBool>`t.actor_id in (${sql.join(deleters.map(({ id }) => id))})`);
  // Unknown deleters are last in either direction.
  return [...parts, sql`t.actor_id is null`];
}

/** A trashed record by its id in the trash; null if there is none that the actor may see. */
export async function findInTrash(db: Database, id: number, actor: Actor): Promise<TrashedRecord | null> {
  const row: StoredTrash | undefined = await seenIn(actor, withActor(db).where("t.id", "=", id)).executeTakeFirst();
  return row ? trashedRecord(row) : null;
}

/** A query for `id` and `name` of all that the list would show. */
export async function matchingTrash(db: Database, { q, ...query }: TrashQuery, actor: Actor): Promise<Found> {
  const seen = askedIn(actor, db.selectFrom("trash as t").select(["t.id", "t.name"]) as Found, query);
  return (await matchingRows(db, "trash", q))?.narrow(seen, "t") ?? seen;
}

type StoredTrash = Omit<TrashedRecord, "days_left">;

const withActor = (db: Database): Found =>
  db
    .selectFrom("trash as t")
    .leftJoin("users as u", "u.id", "t.actor_id")
    .select(["t.id", "t.list as kind", "t.name", "t.deleted_at", staffName.as("actor")]);

function trashedRecord(row: StoredTrash): TrashedRecord {
  const goes = dayNumberInIndia(Date.parse(row.deleted_at) + daysKept(row.kind) * DAY_MS);
  return { ...row, days_left: Math.max(0, goes - dayNumberInIndia()) };
}

/** The trash ids of records whose time in the trash is over. */
export async function listOutdated(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom("trash")
    .select("id")
    .where("deleted_at", "<", daysAgo(DAYS_PEOPLE_KEPT))
    .where((of) => of.or([of("list", "in", peopleLists), of("deleted_at", "<", daysAgo(DAYS_KEPT))]))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
