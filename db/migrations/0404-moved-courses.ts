import { integer, optional } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";
import { slugHash } from "#app/lib/text/slug-hash.ts";

const PATH = "/courses/";

/** A shortlist that was away for months finds a course whose address was changed by the group of its old one. */
export async function up({ db, addColumns, index }: SchemaChange): Promise<void> {
  await addColumns("redirects", optional(integer("course_hash")));
  await index("redirects", "course_hash");
  const rows = await db
    .selectFrom("redirects")
    .select(["id", "from_path"])
    .where("from_path", "like", `${PATH}%`)
    .execute();
  for (const { id, from_path } of rows) {
    const slug = String(from_path).slice(PATH.length);
    const course_hash = slug.includes("/") ? null : slugHash(slug);
    await db.updateTable("redirects").set({ course_hash }).where("id", "=", id).execute();
  }
}
