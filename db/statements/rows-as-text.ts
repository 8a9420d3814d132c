import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { isPostgres } from "#db/is-postgres.ts";

/**
 * The rows of a query, which the engine writes as one text; `json` names those of the columns that hold JSON. For
 * whoever goes through a whole table: of each row that it makes node leaves some 100 bytes to the old generation, of
 * half a million 50 MB until V8 collects it.
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
