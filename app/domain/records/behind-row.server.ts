import { ExpressionWrapper, type RawBuilder, type RawNode, sql, type SqlBool } from "kysely";
import type { Found } from "./any-table.server.ts";

/**
 * Whether a row stands behind a known one in the order of these, so that nobody counts those before it. `rows` are of all that the table has,
 * which they call `alias`. Null where that cannot be asked of an index: some keys fall and others rise, one is unknown, or the row is gone.
 */
export async function standsBehind(rows: Found, alias: string, id: number): Promise<RawBuilder<SqlBool> | null> {
  const items = rows.toOperationNode().orderBy?.items ?? [];
  const directions = new Set(
    items.map(({ direction }) => (direction as RawNode | undefined)?.sqlFragments[0] ?? "asc"),
  );
  if (directions.size !== 1 || items.some(({ nulls }) => nulls)) return null;
  const keys = items.map(({ orderBy }) => new ExpressionWrapper<any, any, unknown>(orderBy));
  const row = await rows
    .clearOrderBy()
    .clearSelect()
    .select(keys.map((key, place) => key.as(`key${place}`)))
    .where(`${alias}.id`, "=", id)
    .limit(1)
    .executeTakeFirst();
  const values = keys.map((_, place) => row?.[`key${place}`] ?? null);
  if (values.includes(null)) return null;
  return sql`(${sql.join(keys)}) ${sql.raw(directions.has("desc") ? "<" : ">")} (${sql.join(values)})`;
}
