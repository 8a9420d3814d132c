import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { LONGEST_SLUG, slugOf } from "#app/lib/text/slug.ts";

export type SluggedTable = "universities" | "courses" | "programs" | "articles" | "pages";

const SLUG_LOCK = 7243;
/** Room for a dash and up to four digits. */
const ROOM_FOR_NUMBER = 5;

/** The slug of `name`, with a number appended if another row has it or it is reserved; `db` is the transaction. */
export async function freeSlug(db: Database, table: SluggedTable, name: string, reserved: readonly string[] = []) {
  const slug = slugOf(name, table);
  const beginning = slugOf(slug.slice(0, LONGEST_SLUG - ROOM_FOR_NUMBER), table);
  // Locked until the transaction ends; otherwise two could find the same slug.
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${SLUG_LOCK}, hashtext(${table}))`.execute(db);
  const taken = await db
    .selectFrom(table)
    .select("slug")
    .where((where) => where.or([where("slug", "=", slug), where("slug", "like", `${beginning}-%`)]))
    .execute();
  const used = new Set([...reserved, ...taken.map((row) => row.slug)]);
  if (!used.has(slug)) return slug;
  let number = 2;
  while (used.has(`${beginning}-${number}`)) number += 1;
  return `${beginning}-${number}`;
}
