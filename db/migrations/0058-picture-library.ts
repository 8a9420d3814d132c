import { id, integer, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** One library for all pictures, and where each is shown (record 086). */
export async function up(change: SchemaChange): Promise<void> {
  const { db, addColumns, createTable, index, unique } = change;
  await addColumns(
    "library_pictures",
    { ...text("name"), filled: "" },
    { ...integer("focus_x"), filled: "50" },
    { ...integer("focus_y"), filled: "50" },
    { ...integer("use_count"), filled: "0" },
  );
  await unique("library_pictures", "image");
  await index("library_pictures", "use_count", "id");
  await index("library_pictures", "image_alt", "id");
  await createTable(
    "picture_uses",
    id(),
    text("image"),
    text("record"),
    text("list"),
    integer("record_id"),
    text("field"),
  );
  await index("picture_uses", "image");
  await index("picture_uses", "record");
  await gather(db);
}

/** What showed pictures when this was released. */
const showing = [
  { table: "universities", list: "universities", name: "name", alt: "image_alt", images: ["image", "logo"] },
  { table: "courses", list: "courses", name: "title", alt: "image_alt", images: ["image"] },
  { table: "testimonials", list: "testimonials", name: "name", alt: "image_alt", images: ["image"] },
  { table: "expert_guidance", list: "expert-guidance", name: "name", alt: "image_alt", images: ["image"] },
  { table: "leaders", list: "leaders", name: "name", alt: "image_alt", images: ["image"] },
  { table: "articles", list: "blogs", name: "title", alt: "image_alt", images: ["image"], body: "body" },
  { table: "gallery_images", list: "gallery", name: "caption", alt: "image_alt", images: ["image"] },
];

const ROWS = 200;

async function gather(db: SchemaChange["db"]): Promise<void> {
  const uses: { image: string; record: string; list: string; record_id: number; field: string }[] = [];
  const found = new Map<string, { name: string; image_alt: string; at: string }>();
  for (const { table, list, name, alt, images, body } of showing) {
    const columns = ["id", name, alt, "updated_at", ...images, ...(body ? [body] : [])];
    for (const row of await db.selectFrom(table).select(columns).orderBy("id").execute()) {
      const shown = images.map((field) => [field, row[field]]).filter(([, image]) => image);
      if (body) shown.push(...picturesIn(row[body]).map((image) => [body, image]));
      for (const [field, image] of shown) {
        uses.push({ image, record: `${list} ${row.id}`, list, record_id: row.id, field });
        const image_alt = field === "logo" ? `Logo of ${row[name]}` : field === body ? "" : row[alt];
        if (!found.has(image)) found.set(image, { name: row[name].slice(0, 200), image_alt, at: row.updated_at });
      }
    }
  }
  const known = await db.selectFrom("library_pictures").select("image").execute();
  for (const { image } of known) found.delete(image);
  const rows = [...found].map(([image, { name, image_alt, at }]) => ({
    image,
    name,
    image_alt,
    width: 0,
    height: 0,
    search_text: `${name} ${image_alt}`.toLowerCase(),
    created_at: at,
    updated_at: at,
  }));
  for (let at = 0; at < uses.length; at += ROWS)
    await db
      .insertInto("picture_uses")
      .values(uses.slice(at, at + ROWS))
      .execute();
  for (let at = 0; at < rows.length; at += ROWS)
    await db
      .insertInto("library_pictures")
      .values(rows.slice(at, at + ROWS))
      .execute();
  await db
    .updateTable("library_pictures")
    .set((of: any) => ({
      use_count: of
        .selectFrom("picture_uses")
        .select(of.fn.countAll())
        .whereRef("picture_uses.image", "=", "library_pictures.image"),
    }))
    .execute();
}

const picturesIn = (body: string): string[] => [
  ...new Set([...body.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address]) => address!)),
];
