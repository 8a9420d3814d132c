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

/** The newest first; `q` looks into name, description and the names of the records that show it. */
export async function listLibraryPictures(db: Database, query: LibraryQuery = {}): Promise<PageOf<LibraryPicture>> {
  const found = narrowed(db.selectFrom("library_pictures").selectAll() as Found, query);
  const { rows, ...page } = await listPage(db, found, newestFirst, query);
  return { ...page, rows: rows.map(pictureOf) };
}

/** The `id` of all that the list would show, and how each is called. */
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

export async function addLibraryPicture(db: Database, picture: NewPicture, actor: Actor): Promise<LibraryPicture> {
  return db.transaction().execute(async (db) => {
    const row = await insertLibraryPicture(db, picture);
    await recordActivity(db, actor, pictureAct("create", row));
    return pictureOf(row);
  });
}

/** Enters an upload in the library; a record's form tells of it by the record's own save. */
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

/** Not while a record or a draft beside one shows it, visible or not. */
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
 * Stores a deleted picture anew; what has entered the library with the same file meanwhile takes its words. `db` is the
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

/** A picture that is deleted for good goes with its file, unless something shows or keeps that. */
export async function forgetPicture(db: Database, { columns }: Snapshot): Promise<PictureAddress[]> {
  const image = columns["image"] as PictureAddress;
  for (const table of ["library_pictures", "picture_uses"] as const)
    if (await db.selectFrom(table).select("id").where("image", "=", image).limit(1).executeTakeFirst()) return [];
  return (await isKept(db, image)) ? [] : [image];
}

/**
 * Of these uploads those that came with a record and that nothing shows or keeps any longer: they leave the library,
 * and their files may go. What was uploaded to the library itself stays there.
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

/** A picture of the library as records take it, with its point; null for any other. */
export async function findInLibrary(db: Database, address: PictureAddress): Promise<PictureAddress | null> {
  // PostgreSQL takes no such sign, and no picture has it.
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
