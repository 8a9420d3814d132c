import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import type { ListQuery, PageOf } from "#app/domain/page-of.ts";
import { listPage, type ListOrder } from "#app/domain/records/list-page.server.ts";
import { searchTextOf } from "#app/domain/records/search-text.ts";
import type { LibraryPicture, LibraryPictureInput } from "./library-picture-schema.ts";

type NewPicture = LibraryPictureInput & { image: PictureAddress; width: number; height: number };

/** Pictures for the covers and bodies of articles: the newest first; `q` looks into what is said of them. */
export async function listLibraryPictures(db: Database, query: ListQuery = {}): Promise<PageOf<LibraryPicture>> {
  const { rows, ...page } = await listPage(db, db.selectFrom("library_pictures").selectAll(), newestFirst, query);
  return { ...page, rows: rows.map(pictureOf) };
}

const newestFirst: ListOrder = {
  table: "library_pictures",
  alias: "library_pictures",
  usual: (found) => found.orderBy("library_pictures.id", "desc"),
  sorts: {},
};

export async function addLibraryPicture(db: Database, picture: NewPicture, actor: Actor): Promise<LibraryPicture> {
  return db.transaction().execute(async (db) => {
    const now = new Date().toISOString();
    const row = await db
      .insertInto("library_pictures")
      .values({ ...picture, search_text: searchTextOf("library_pictures", picture), created_at: now, updated_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordActivity(db, actor, { action: "create", type: "picture", name: row.image_alt, recordId: row.id });
    return pictureOf(row);
  });
}

/** What is said of a picture where it is shown already stays as it is: an article has words of its own for it. */
export async function describeLibraryPicture(
  db: Database,
  id: number,
  { image_alt }: LibraryPictureInput,
  actor: Actor,
): Promise<SaveOutcome<LibraryPicture>> {
  return db.transaction().execute(async (db) => {
    const row = await db
      .updateTable("library_pictures")
      .set({
        image_alt,
        search_text: searchTextOf("library_pictures", { image_alt }),
        updated_at: new Date().toISOString(),
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (!row) return { absent: true };
    await recordActivity(db, actor, { action: "update", type: "picture", name: row.image_alt, recordId: row.id });
    return { record: pictureOf(row) };
  });
}

/** Not while an article shows it, published or not. */
export async function deleteLibraryPicture(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const row = await db.selectFrom("library_pictures").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return { absent: true };
    const user = await findArticleShowing(db, row.image);
    if (user) return { inUse: `The article “${user.title}” shows this picture: take it out there first` };
    await db.deleteFrom("library_pictures").where("id", "=", id).execute();
    await recordActivity(db, actor, { action: "delete", type: "picture", name: row.image_alt, recordId: row.id });
    return { isDeleted: true, ...(!(await isKept(db, row.image)) && { pictures: [row.image] }) };
  });
}

/** Whether an older version or a deleted record shows a picture: with the last of them the sweep takes it. */
async function isKept(db: Database, image: PictureAddress): Promise<boolean> {
  for (const table of ["versions", "trash"] as const) {
    const row = db.selectFrom(table).select("id").where("snapshot", "like", `%${image}%`).limit(1);
    if (await row.executeTakeFirst()) return true;
  }
  return false;
}

export const isInLibrary = async (db: Database, image: PictureAddress): Promise<boolean> =>
  (await db.selectFrom("library_pictures").select("id").where("image", "=", image).executeTakeFirst()) !== undefined;

function findArticleShowing(db: Database, image: PictureAddress) {
  return db
    .selectFrom("articles")
    .select("title")
    .where((where) => where.or([where("image", "=", image), where("body", "like", `%${image}%`)]))
    .limit(1)
    .executeTakeFirst();
}

const pictureOf = ({
  image,
  updated_at,
  search_text,
  ...row
}: Selectable<Tables["library_pictures"]>): LibraryPicture => ({
  ...row,
  image_url: image,
});
