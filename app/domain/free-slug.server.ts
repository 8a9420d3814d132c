import type { Database } from "#db/database.ts";
import { slugOf } from "#app/lib/slug.ts";

type SluggedTable = "universities" | "courses" | "programs" | "articles";

/** The slug of `name`, with a number behind it when another row of the table has it already. */
export async function freeSlug(db: Database, table: SluggedTable, name: string, reserved: readonly string[] = []) {
  const slug = slugOf(name, table);
  const taken = await db
    .selectFrom(table)
    .select("slug")
    .where((where) => where.or([where("slug", "=", slug), where("slug", "like", `${slug}-%`)]))
    .execute();
  const used = new Set([...reserved, ...taken.map((row) => row.slug)]);
  if (!used.has(slug)) return slug;
  let number = 2;
  while (used.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
