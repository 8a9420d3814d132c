import { sql } from "kysely";
import { isPostgres } from "#db/is-postgres.ts";
import type { SchemaChange } from "#db/schema-change.ts";
import { siteSearchStatements } from "#db/site-search.ts";

/** What the lists of the public site filter and sort by, and the index of the site's search. */
export async function up(change: SchemaChange): Promise<void> {
  await indexCourses(change);
  await indexUniversities(change);
  const engine = isPostgres(change.db) ? "postgres" : "sqlite";
  for (const statement of siteSearchStatements(engine)) await sql.raw(statement).execute(change.db);
}

// Each order of the catalogue carries whatever a visitor can filter by: walking it reads no row, however few fit.
const filters = ["degree_type", "field", "study_mode", "yearly_fee_paise"];

async function indexCourses({ db, index, indexBy }: SchemaChange) {
  const carried = filters.map((column) => `"${column}"`).join(", ");
  await index("courses", "position", "id", ...filters);
  await indexBy("courses", "title", `lower("title"), "position", "id", ${carried}`);
  await index("courses", "yearly_fee_paise", "position", "id", "degree_type", "field", "study_mode");
  // SQLite walks that one from either end, whichever end the empty fees are to stand at.
  if (isPostgres(db))
    await indexBy("courses", "dearest", `"yearly_fee_paise" desc nulls last, "position", "id", ${carried}`);
  await sql.raw('drop index "courses__degree_type__id__index"').execute(db);
  for (const column of ["degree_type", "field", "study_mode"]) await index("courses", column, "position", "id");
  await index("courses", "field", "degree_type", "study_mode", "yearly_fee_paise", "position", "id");
  await index("courses", "is_featured", "position", "id");
  await index("courses", "is_sample");
  // The site map tells when a list last changed.
  await index("courses", "updated_at");
  for (const column of ["degree_type", "field"]) await index("courses", column, "updated_at");
}

async function indexUniversities({ index, indexBy }: SchemaChange) {
  await index("universities", "position", "id");
  await index("universities", "updated_at");
  await index("universities", "ranking", "position", "id");
  await indexBy("universities", "name", `lower("name"), "id"`);
}
