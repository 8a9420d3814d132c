import { sql } from "kysely";
import { flag, id, instant, integer, optional, primaryKey, searchText, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Addresses that lead on, and those that visitors missed (record 068). */
export async function up({ db, createTable, index, unique, searchIndex }: SchemaChange): Promise<void> {
  await createTable(
    "redirects",
    id(),
    text("from_path"),
    text("to_path"),
    flag("is_automatic"),
    integer("hits"),
    optional(instant("last_hit_at")),
    integer("position"),
    flag("is_sample"),
    instant("created_at"),
    instant("updated_at"),
    searchText(),
  );
  await unique("redirects", "from_path");
  await index("redirects", "to_path");
  await index("redirects", "hits", "id");
  await index("redirects", "position", "id");
  await searchIndex("redirects");
  await createTable(
    "missing_paths",
    text("path"),
    integer("hits"),
    instant("first_at"),
    instant("last_at"),
    primaryKey("path"),
  );
  await index("missing_paths", "hits", "last_at");
  // What articles were called before.
  await sql`
    insert into redirects (from_path, to_path, is_automatic, hits, position, is_sample, created_at, updated_at, search_text)
    select '/Blogs/' || f.slug, '/Blogs/' || a.slug, 1, 0, 0, 0, a.updated_at, a.updated_at,
      lower('/Blogs/' || f.slug || ' /Blogs/' || a.slug)
    from former_article_slugs f join articles a on a.id = f.article_id`.execute(db);
  await sql`drop table former_article_slugs`.execute(db);
}
