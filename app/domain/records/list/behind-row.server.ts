import { ExpressionWrapper, type RawBuilder, type RawNode, sql, type SqlBool } from "kysely";
import type { Found } from "#app/domain/records/any-table.server.ts";

/**
 * The condition for rows that follow a known row in the order of `rows`, which are all rows of a table, aliased
 * `alias`; spares counting those before it. Null if no index can answer it: the keys have mixed directions, one is
 * null, or the row is gone.
 */
export async function standsBehind(rows: Found, alias: string, id: number): Promise<RawBuilder<SqlBool> | null> {
  const order = orderOf(rows);
  const directions = new Set(order?.map(({ direction }) => direction));
  if (!order || directions.size !== 1) return null;
  const keys = order.map(({ key }) => key);
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

/** The keys and directions of a query's order; null if it sorts nulls last. */
export function orderOf(rows: Found) {
  const items = rows.toOperationNode().orderBy?.items ?? [];
  if (items.some(({ nulls }) => nulls)) return null;
  return items.map(({ orderBy, direction }) => ({
    key: new ExpressionWrapper<any, any, unknown>(orderBy),
    direction: (direction as RawNode | undefined)?.sqlFragments[0] === "desc" ? ("desc" as const) : ("asc" as const),
  }));
}
