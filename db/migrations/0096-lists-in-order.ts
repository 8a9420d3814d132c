import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

/** What lists are sorted, filtered and searched by, and had no index (record 131). */
export async function up(change: SchemaChange): Promise<void> {
  const { engine, index, indexBy, searchIndex } = change;
  for (const [table, orders] of Object.entries(ordered)) {
    for (const [name, expression] of Object.entries(orders)) await indexBy(table, `${name}_id`, `${expression}, "id"`);
  }
  for (const [table, columns] of Object.entries(withUnknown)) {
    for (const column of columns) {
      await index(table, column, "id");
      // What nobody knows stands last either way: SQLite reads one index so, PostgreSQL wants one for each.
      if (engine === "postgres") await indexBy(table, `${column}_falling`, `"${column}" desc nulls last, "id" desc`);
    }
  }
  for (const table of ["trash", "doubtful_forms", "library_pictures"]) await searchIndex(table);
  if (engine === "postgres") await carryFilters(change);
}

/** Each as its list writes it. */
const ordered = {
  universities: { location: `lower("location")`, shown: `(1 - "is_featured")` },
  messages: { status_place: `(case "status" when 'new' then 0 when 'answered' then 1 end)` },
  subscribers: {
    status_place: `(case "status" when 'pending' then 0 when 'confirmed' then 1 when 'unsubscribed' then 2 end)`,
  },
  redirects: { from: `lower("from_path")`, to: `lower("to_path")` },
  trash: { name: `lower("name")`, list: `"list"` },
};

const withUnknown = {
  universities: ["ranking", "student_count", "fees_paise"],
  subscribers: ["confirmed_at", "source_page"],
  redirects: ["last_hit_at"],
};

/** An index of an expression answers alone only where it carries the column, too; the filters are asked beside the order. */
async function carryFilters({ db }: SchemaChange) {
  for (const column of ["name", "course"]) {
    await sql.raw(`drop index leads__listed__${column}`).execute(db);
    await sql
      .raw(
        `create index leads__listed__${column} on leads (lower(${column}), id)
          include (${column}, stage, owner_id, follow_up_on) where merged_into_id is null`,
      )
      .execute(db);
  }
}
