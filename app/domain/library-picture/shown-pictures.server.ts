import { type Selectable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { fieldChanges, type FieldLabels } from "#app/domain/activity/field-changes.ts";
import type { DeleteOutcome, SaveOutcome } from "#app/domain/outcome.ts";
import { anyTable } from "#app/domain/records/any-table.server.ts";
import { changedTexts, isPicture, pictureColumnsOf } from "#app/domain/records/pictures/picture-columns.ts";
import type { ContentList } from "#app/domain/version/nouns/content-lists.ts";
import { contentNouns } from "#app/domain/version/nouns/content-nouns.server.ts";
import { bareAddress, withFocus } from "#app/lib/picture/picture-focus.ts";
import type { LibraryPictureChange, UsedPicture } from "./library-picture-schema.ts";
import { deleteLibraryPicture, pictureAct, pictureOf } from "./library-pictures.server.ts";
import { noteAllUses, refreshSearchTexts } from "./picture-uses.server.ts";

/** A picture with all places that show it; null if there is none. */
export async function findLibraryPicture(db: Database, id: number): Promise<UsedPicture | null> {
  const row = await db.selectFrom("library_pictures").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? { ...pictureOf(row), used_in: await placesOf(db, row.image) } : null;
}

/** Changes a picture's texts and focal point, everywhere it is shown. */
export async function changeLibraryPicture(
  db: Database,
  id: number,
  change: LibraryPictureChange,
  actor: Actor,
): Promise<SaveOutcome<UsedPicture>> {
  return db.transaction().execute(async (db) => {
    const before = await heldPicture(db, id);
    if (!before) return { absent: true };
    const { name = before.name, image_alt = before.image_alt, ...focus } = change;
    const row = await db
      .updateTable("library_pictures")
      .set({ name, image_alt, ...focus, ...now() })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await refreshSearchTexts(db, [row.image]);
    const isMoved = row.focus_x !== before.focus_x || row.focus_y !== before.focus_y;
    if (isMoved) await moveFocus(db, before, row);
    const changes = fieldChanges(pictureLabels, before, row);
    await recordActivity(db, actor, { ...pictureAct("update", row), changes });
    return { record: (await findLibraryPicture(db, id))! };
  });
}

interface NewFile {
  image: PictureAddress;
  width: number;
  height: number;
}

/**
 * Replaces a picture's file everywhere; each record keeps the old one in its versions. Name, texts and row stay, and
 * the focal point is reset to the middle.
 */
export async function replaceLibraryPicture(
  db: Database,
  id: number,
  file: NewFile,
  actor: Actor,
): Promise<SaveOutcome<UsedPicture>> {
  return db.transaction().execute(async (db) => {
    const before = await heldPicture(db, id);
    if (!before) return { absent: true };
    const places = await usesOf(db, before.image);
    const row = await db
      .updateTable("library_pictures")
      .set({ ...file, focus_x: 50, focus_y: 50, ...now() })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const records = new Map(places.map((place) => [place.record, place]));
    for (const { list, record_id } of records.values()) {
      const { image: to, ...size } = file;
      await contentNouns[list as ContentList].replacePicture(db, record_id, { from: before.image, to, ...size }, actor);
    }
    await changeDrafts(db, quoted(before), JSON.stringify(file.image));
    await changeDrafts(db, before.image, file.image);
    const replaced = { label: "Picture", kind: "picture" as const, before: before.image, after: row.image };
    await recordActivity(db, actor, { ...pictureAct("update", row), changes: [replaced] });
    return { record: (await findLibraryPicture(db, id))! };
  });
}

const pictureLabels: FieldLabels<Selectable<Tables["library_pictures"]>> = {
  name: "Name",
  image_alt: "Alternative text",
  focus_x: "Focal point, percent from the left",
  focus_y: "Focal point, percent from the top",
};

/** Deletes a picture unless something shows it; the refusal names where. */
export const deleteUnusedPicture = (db: Database, id: number, actor: Actor): Promise<DeleteOutcome> =>
  deleteLibraryPicture(
    db,
    id,
    async (db, { image }) => {
      const names = [...new Set((await placesOf(db, image)).map(({ name }) => name))];
      if (names.length === 0) return null;
      const some = names.slice(0, MOST_NAMED).map((name) => `“${name}”`);
      const more = names.length - some.length;
      return `It is shown in ${some.join(", ")}${more > 0 ? ` and ${more} more` : ""}: take it out there first, or replace it everywhere`;
    },
    actor,
  );

/** Rebuilds all uses after bulk changes, and removes unused pictures of the product's own. */
export async function gatherPictures(db: Database): Promise<void> {
  for (const { kind } of Object.values(contentNouns)) await noteAllUses(db, kind);
  await db.deleteFrom("library_pictures").where("image", "like", "/art/%").where("use_count", "=", 0).execute();
}

const MOST_NAMED = 5;
const now = () => ({ updated_at: new Date().toISOString() });

/** Reads and locks a picture until the transaction ends. */
const heldPicture = (db: Database, id: number) =>
  db.updateTable("library_pictures").set(now()).where("id", "=", id).returningAll().executeTakeFirst();

const usesOf = (db: Database, image: PictureAddress) =>
  db.selectFrom("picture_uses").selectAll().where("image", "=", image).orderBy("id").execute();

/** Includes drafts beside live records, whose uses are not stored. */
const placesOf = async (db: Database, image: PictureAddress): Promise<UsedPicture["used_in"]> => [
  ...(await usesOf(db, image)).map(({ list, record_id: id, name, field }) => ({ list, id, name, field })),
  ...(await draftsWith(db, image)),
];

async function draftsWith(db: Database, image: PictureAddress): Promise<UsedPicture["used_in"]> {
  const plans = db.selectFrom("plans").select(["list", "record_id"]).where("content", "like", `%${image}%`);
  const places: UsedPicture["used_in"] = [];
  for (const { list, record_id: id } of await plans.orderBy("record").execute()) {
    const { table, nameColumn } = contentNouns[list as ContentList].kind;
    const row = await anyTable(db).selectFrom(table).select(nameColumn).where("id", "=", id).executeTakeFirst();
    places.push({ list, id, name: String(row?.[nameColumn]), field: "draft" });
  }
  return places;
}

type LibraryRow = Selectable<Tables["library_pictures"]>;

/** The picture as JSON of a draft's address field; within texts it has no focal point. */
const quoted = ({ image, focus_x: x, focus_y: y }: LibraryRow) => JSON.stringify(withFocus(image, { x, y }));

const changeDrafts = (db: Database, from: string, to: string) =>
  db
    .updateTable("plans")
    .set({ content: sql<string>`replace(content, ${from}, ${to})` })
    .where("content", "like", `%${from}%`)
    .execute();

/** Updates the focal point in records without versions, which would show the same picture twice. */
async function moveFocus(db: Database, before: LibraryRow, picture: LibraryRow) {
  const { image, focus_x: x, focus_y: y } = picture;
  await changeDrafts(db, quoted(before), quoted(picture));
  for (const [list, own] of Map.groupBy(await usesOf(db, image), ({ list }) => list)) {
    const { table } = contentNouns[list as ContentList].kind;
    const { addresses, texts = [] } = pictureColumnsOf(table);
    for (const column of addresses) {
      const ids = own.filter(({ field }) => field === column).map(({ record_id }) => record_id);
      if (ids.length === 0) continue;
      await anyTable(db)
        .updateTable(table)
        .set({ [column]: withFocus(image, { x, y }), ...now() })
        .where("id", "in", ids)
        .execute();
    }
    for (const { field, record_id: id } of own.filter(({ field }) => texts.includes(field)))
      await moveFocusInTexts(db, { table, field, id }, picture);
  }
}

/** A fixed page's text may be just a picture, with a focal point; pictures within texts have none. */
async function moveFocusInTexts(
  db: Database,
  { table, field, id }: { table: string; field: string; id: number },
  { image, focus_x: x, focus_y: y }: LibraryRow,
) {
  const row = await anyTable(db).selectFrom(table).select(field).where("id", "=", id).executeTakeFirst();
  const moved = changedTexts(row![field], (text) =>
    isPicture(text) && bareAddress(text) === image ? withFocus(image, { x, y }) : text,
  );
  if (JSON.stringify(moved) === JSON.stringify(row![field])) return;
  await anyTable(db)
    .updateTable(table)
    .set({ [field]: moved, ...now() })
    .where("id", "=", id)
    .execute();
}
