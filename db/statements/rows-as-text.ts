import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { isPostgres } from "#db/is-postgres.ts";

/**
 * Reads the rows of a query as one JSON text; `json` names the columns that hold JSON. For reading whole tables: each
 * row object leaves some 100 bytes in the old generation, 50 MB for half a million rows, until V8 collects it.
 */
export async function rowsAsText<Row, Name extends keyof Row & string>(
  db: Kysely<any>,
  query: SelectQueryBuilder<any, any, Row>,
  columns: readonly Name[],
  json: readonly Name[],
): Promise<Row[]> {
  const value = (name: Name) => (json.includes(name) ? sql`json(${sql.ref(name)})` : sql.ref(name));
  const members = columns.map((name) => sql`${sql.lit(name)}, ${value(name)}`);
  const text = isPostgres(db) ? sql`json_agg(slice)` : sql`json_group_array(json_object(${sql.join(members)}))`;
  const { rows } = await sql<{ text: string | Row[] | null }>`select ${text} as text from (${query}) as slice`.execute(
    db,
  );
  const written = rows[0]!.text;
  return typeof written === "string" ? (JSON.parse(written) as Row[]) : (written ?? []);
}
