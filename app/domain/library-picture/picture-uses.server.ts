import type { Database } from "#db/database.ts";
import type { PictureAddress } from "#db/schema.ts";
import { anyTable, type Columns } from "#app/domain/records/any-table.server.ts";
import { pictureColumnsOf, picturesInTexts } from "#app/domain/records/pictures/picture-columns.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { recordName } from "#app/domain/version/snapshot.server.ts";
import { bareAddress } from "#app/lib/picture/picture-focus.ts";

/** A noun that shows pictures: its table, its list's file name, and the column with a record's name. */
interface Showing {
  table: string;
  list: string;
  nameColumn: string;
}

/** A picture in a field of a record. */
interface Use {
  field: string;
  image: PictureAddress;
  /** The record's name. */
  name: string;
}

/** Rows per statement. */
const ROWS = 200;

/**
 * Records which pictures a saved record shows, adding unknown ones to the library. `db` is the transaction of the save.
 */
export async function noteUses(db: Database, kind: Showing, row: Columns): Promise<void> {
  const { addresses, texts = [] } = pictureColumnsOf(kind.table);
  if (addresses.length + texts.length === 0) return;
  const id = row["id"] as number;
  const now = usesIn(row, { addresses, texts, nameColumn: kind.nameColumn });
  const before = await usesOf(db, recordName(kind.list, id));
  if (isSame(before, now)) return;
  await insertRows(db, { library: libraryRows(kind, row, now), uses: [] });
  await replaceUses(db, kind, id, now);
  await tellPictures(db, [...before, ...now]);
}

/** Removes the uses of a deleted record. */
export async function forgetUses(db: Database, kind: Showing, id: number): Promise<void> {
  const before = await usesOf(db, recordName(kind.list, id));
  if (before.length === 0) return;
  await replaceUses(db, kind, id, []);
  await tellPictures(db, before);
}

/** Rebuilds the uses of a whole table, after a bulk change. */
export async function noteAllUses(db: Database, kind: Showing): Promise<void> {
  const { addresses, texts = [] } = pictureColumnsOf(kind.table);
  if (addresses.length + texts.length === 0) return;
  const described = addresses.includes("image") ? ["image_alt"] : [];
  const columns = ["id", kind.nameColumn, ...described, ...addresses, ...texts];
  const rows = await anyTable(db).selectFrom(kind.table).select(columns).execute();
  const before = await db.selectFrom("picture_uses").select(shown).where("list", "=", kind.list).execute();
  await db.deleteFrom("picture_uses").where("list", "=", kind.list).execute();
  const all = rows.map((row) => ({ row, uses: usesIn(row, { addresses, texts, nameColumn: kind.nameColumn }) }));
  await insertRows(db, {
    library: all.flatMap(({ row, uses }) => libraryRows(kind, row, uses)),
    uses: all.flatMap(({ row, uses }) => useRows(kind, row["id"] as number, uses)),
  });
  await tellPictures(db, [...before, ...all.flatMap(({ uses }) => uses)]);
}

const shown = ["field", "image", "name"] as const;

interface Where {
  addresses: readonly string[];
  texts: readonly string[];
  nameColumn: string;
}

function usesIn(row: Columns, { addresses, texts, nameColumn }: Where): Use[] {
  const name = String(row[nameColumn]);
  const own = addresses
    .filter((field) => row[field])
    .map((field) => ({ field, image: bareAddress(row[field] as string), name }));
  return [...own, ...texts.flatMap((field) => picturesInTexts(row[field]).map((image) => ({ field, image, name })))];
}

const usesOf = (db: Database, record: string): Promise<Use[]> =>
  db.selectFrom("picture_uses").select(shown).where("record", "=", record).orderBy("id").execute();

const isSame = (one: Use[], other: Use[]) => {
  const words = (uses: Use[]) => uses.map(({ field, image, name }) => `${field} ${image} ${name}`).join("\n");
  return words(one) === words(other);
};

async function replaceUses(db: Database, kind: Showing, id: number, uses: Use[]) {
  await db.deleteFrom("picture_uses").where("record", "=", recordName(kind.list, id)).execute();
  await insertRows(db, { library: [], uses: useRows(kind, id, uses) });
}

const useRows = ({ list }: Showing, record_id: number, uses: Use[]) =>
  uses.map((use) => ({ ...use, list, record_id, record: recordName(list, record_id) }));

/** With the texts from where it is first shown. */
function libraryRows({ nameColumn }: Showing, row: Columns, uses: Use[]) {
  const now = new Date().toISOString();
  const name = String(row[nameColumn]).slice(0, 200);
  return uses.map(({ field, image }) => {
    const image_alt = field === "image" ? ((row["image_alt"] as string | null) ?? "") : "";
    const search_text = searchTextOf("library_pictures", { name, image_alt });
    return { image, name, image_alt, width: 0, height: 0, search_text, created_at: now, updated_at: now };
  });
}

interface NewRows {
  library: ReturnType<typeof libraryRows>;
  uses: ReturnType<typeof useRows>;
}

async function insertRows(db: Database, { library, uses }: NewRows) {
  for (let at = 0; at < library.length; at += ROWS)
    await db
      .insertInto("library_pictures")
      .values(library.slice(at, at + ROWS))
      .onConflict((conflict) => conflict.column("image").doNothing())
      .execute();
  for (let at = 0; at < uses.length; at += ROWS)
    await db
      .insertInto("picture_uses")
      .values(uses.slice(at, at + ROWS))
      .execute();
}

/** Updates the pictures' use count and search text. */
async function tellPictures(db: Database, uses: Use[]) {
  const all = [...new Set(uses.map(({ image }) => image))];
  for (let at = 0; at < all.length; at += ROWS) {
    const images = all.slice(at, at + ROWS);
    await countUses(db, images);
    await refreshSearchTexts(db, images);
  }
}

const countUses = (db: Database, images: PictureAddress[]) =>
  db
    .updateTable("library_pictures")
    .set((of) => ({
      use_count: of
        .selectFrom("picture_uses")
        .select(of.fn.countAll<number>().as("count"))
        .whereRef("picture_uses.image", "=", "library_pictures.image"),
    }))
    .where("image", "in", images)
    .execute();

/** Rebuilds search texts from a picture's own texts and the names of records that show it. */
export async function refreshSearchTexts(db: Database, images: PictureAddress[]): Promise<void> {
  const named = db.selectFrom("picture_uses").select(["image", "name"]).where("image", "in", images).orderBy("id");
  const names = Map.groupBy(await named.execute(), ({ image }) => image);
  const pictures = await db
    .selectFrom("library_pictures")
    .select(["id", "image", "name", "image_alt", "search_text"])
    .where("image", "in", images)
    .execute();
  for (const { id, image, name, image_alt, search_text: before } of pictures) {
    const places = new Set(names.get(image)?.map((use) => use.name));
    places.delete(name);
    const search_text = searchTextOf("library_pictures", { name: [name, ...places].join(" "), image_alt });
    if (search_text !== before)
      await db.updateTable("library_pictures").set({ search_text }).where("id", "=", id).execute();
  }
}
