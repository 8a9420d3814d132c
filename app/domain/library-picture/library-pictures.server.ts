import { type Selectable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { DeleteOutcome } from "#app/domain/outcome.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { listPage, type ListOrder } from "#app/domain/records/list/list-page.server.ts";
import { matchingRows } from "#app/domain/records/matching/matching.server.ts";
import { refreshSearchTexts } from "./picture-uses.server.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import type { Snapshot } from "#app/domain/version/snapshot.server.ts";
import { putInTrash } from "#app/domain/version/trash/trash.server.ts";
import { isKept } from "#app/domain/version/kept-pictures.server.ts";
import { bareAddress, withFocus } from "#app/lib/picture/picture-focus.ts";
import type { LibraryPicture, LibraryPictureInput } from "./library-picture-schema.ts";

interface NewPicture extends LibraryPictureInput {
  image: PictureAddress;
  width: number;
  height: number;
}

interface LibraryQuery extends ListQuery {
  used?: "yes" | "no" | undefined;
  text?: "yes" | "no" | undefined;
}

/** Lists pictures, newest first; `q` searches name, description and the names of records that show them. */
export async function listLibraryPictures(db: Database, query: LibraryQuery = {}): Promise<PageOf<LibraryPicture>> {
  const found = narrowed(db.selectFrom("library_pictures").selectAll() as Found, query);
  const { rows, ...page } = await listPage(db, found, newestFirst, query);
  return { ...page, rows: rows.map(pictureOf) };
}

/** A query for `id` and `name` of all that the list would show. */
export async function matchingLibraryPictures(db: Database, { q, ...query }: LibraryQuery): Promise<Found> {
  const called = sql<string>`coalesce(nullif(t.image_alt, ''), nullif(t.name, ''), 'A picture')`.as("name");
  const rows = narrowed(db.selectFrom("library_pictures as t").select(["t.id", called]) as Found, query);
  return (await matchingRows(db, "library_pictures", q))?.takeAll(rows, "t") ?? rows;
}

const narrowed = (found: Found, { used, text }: LibraryQuery): Found =>
  found
    .$if(used !== undefined, (rows) => rows.where("use_count", used === "no" ? "=" : ">", 0))
    .$if(text !== undefined, (rows) => rows.where("image_alt", text === "no" ? "=" : ">", ""));

const newestFirst: ListOrder = {
  table: "library_pictures",
  alias: "library_pictures",
  usual: (found: Found) => found.orderBy("library_pictures.id", "desc"),
  sorts: {},
};

/** Adds an uploaded picture to the library, audited. */
export async function addLibraryPicture(db: Database, picture: NewPicture, actor: Actor): Promise<LibraryPicture> {
  return db.transaction().execute(async (db) => {
    const row = await insertLibraryPicture(db, picture);
    await recordActivity(db, actor, pictureAct("create", row));
    return pictureOf(row);
  });
}

/** Adds an upload to the library without an audit line, e.g. for a record's form, whose save is audited. */
export async function insertLibraryPicture(
  db: Database,
  { image, width, height, name = "", image_alt = "" }: NewPicture,
) {
  const now = new Date().toISOString();
  const search_text = searchTextOf("library_pictures", { name, image_alt });
  const times = { created_at: now, updated_at: now };
  return db
    .insertInto("library_pictures")
    .values({ image, width, height, name, image_alt, search_text, ...times })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const pictureAct = (
  action: "create" | "update" | "delete" | "restore",
  { id, name, image_alt }: Pick<Row, "id" | "name" | "image_alt">,
) => ({ action, type: "picture" as const, name: image_alt || name || "A picture", recordId: id });

/** Moves a picture to the trash, unless `reasonToKeep` answers where it is shown. */
export async function deleteLibraryPicture(
  db: Database,
  id: number,
  reasonToKeep: (db: Database, picture: Row) => Promise<string | null>,
  actor: Actor,
): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const row = await db.selectFrom("library_pictures").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return { absent: true };
    const inUse = await reasonToKeep(db, row);
    if (inUse !== null) return { inUse };
    await db.deleteFrom("library_pictures").where("id", "=", id).execute();
    const act = pictureAct("delete", row);
    await recordActivity(db, actor, act);
    const { search_text, ...columns } = row;
    const trashId = await putInTrash(db, actor, { list: "pictures", id, name: act.name, snapshot: { columns } });
    return { isDeleted: true, trashId };
  });
}

/**
 * Restores a deleted picture; if the same file was added meanwhile, that entry takes its texts. `db` is the
 * transaction.
 */
export async function putBackPicture(db: Database, { columns }: Snapshot, actor: Actor): Promise<{ isBack: true }> {
  const { id, use_count, ...kept } = columns as Omit<Row, "search_text">;
  const { name, image_alt, focus_x, focus_y } = kept;
  const search_text = searchTextOf("library_pictures", { name, image_alt });
  const taken = await db.selectFrom("library_pictures").select("id").where("id", "=", id).executeTakeFirst();
  const row = await db
    .insertInto("library_pictures")
    .values({ ...kept, ...(!taken && { id }), search_text, updated_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("image").doUpdateSet({ name, image_alt, focus_x, focus_y }))
    .returningAll()
    .executeTakeFirstOrThrow();
  await refreshSearchTexts(db, [row.image]);
  await recordActivity(db, actor, pictureAct("restore", row));
  return { isBack: true };
}

/** The files to delete with a picture that is deleted for good: none if anything shows or keeps it. */
export async function forgetPicture(db: Database, { columns }: Snapshot): Promise<PictureAddress[]> {
  const image = columns["image"] as PictureAddress;
  for (const table of ["library_pictures", "picture_uses"] as const)
    if (await db.selectFrom(table).select("id").where("image", "=", image).limit(1).executeTakeFirst()) return [];
  return (await isKept(db, image)) ? [] : [image];
}

/**
 * Removes from the library those of these uploads that came with a record and that nothing shows or keeps any more;
 * answers them, so that their files can be deleted. Direct uploads to the library stay.
 */
export async function forgetUnused(db: Database, images: PictureAddress[]): Promise<PictureAddress[]> {
  const gone: PictureAddress[] = [];
  for (const image of new Set(images.map(bareAddress))) {
    if (image.includes("/library/") || (await isKept(db, image))) continue;
    const shown = db.selectFrom("picture_uses").select("id").where("image", "=", image).limit(1);
    if (await shown.executeTakeFirst()) continue;
    await db.deleteFrom("library_pictures").where("image", "=", image).execute();
    gone.push(image);
  }
  return gone;
}

/** A library picture's address with its focal point; null if the library does not have it. */
export async function findInLibrary(db: Database, address: PictureAddress): Promise<PictureAddress | null> {
  // PostgreSQL rejects this character, and no picture has it.
  if (address.includes("\0")) return null;
  const row = await db
    .selectFrom("library_pictures")
    .select(["image", "focus_x", "focus_y"])
    .where("image", "=", bareAddress(address))
    .executeTakeFirst();
  return row ? shownAddress(row) : null;
}

const shownAddress = ({ image, focus_x, focus_y }: Pick<Row, "image" | "focus_x" | "focus_y">) =>
  withFocus(image, { x: focus_x, y: focus_y });

type Row = Selectable<Tables["library_pictures"]>;

export const pictureOf = ({ search_text, ...row }: Row): LibraryPicture => {
  const { image, ...shown } = row;
  return { ...shown, image_url: shownAddress(row) };
};
