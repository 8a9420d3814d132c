import { sql } from "kysely";
import { text } from "#db/columns.ts";
import { fold } from "#db/migrations/0004-records.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What showed pictures when this was released, and what names its records. */
const showing = [
  ["universities", "universities", "name"],
  ["courses", "courses", "title"],
  ["programs", "programs", "title"],
  ["testimonials", "testimonials", "name"],
  ["expert-guidance", "expert_guidance", "name"],
  ["leaders", "leaders", "name"],
  ["blogs", "articles", "title"],
  ["pages", "pages", "title"],
  ["page-texts", "page_texts", "page"],
  ["gallery", "gallery_images", "caption"],
] as const;

/** A picture is found by the names of what shows it (record 271). */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("picture_uses", { ...text("name"), filled: "" });
  for (const [list, table, name] of showing) {
    const named = sql`(select ${sql.ref(name)} from ${sql.table(table)} shows where shows.id = picture_uses.record_id)`;
    await sql`update picture_uses set name = coalesce(${named}, '') where list = ${list}`.execute(db);
  }
  const uses = await db.selectFrom("picture_uses").select(["image", "name"]).orderBy("id").execute();
  for (const [image, own] of Map.groupBy(uses, (use) => use.image as string)) {
    const names = own.map((use) => use.name as string).join(" ");
    await sql`update library_pictures set search_text = search_text || ${` ${fold(names)}`} where image = ${image}`.execute(
      db,
    );
  }
}
