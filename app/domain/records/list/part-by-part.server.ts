import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Found } from "#app/domain/records/any-table.server.ts";

export type Direction = "asc" | "desc";

interface Asked {
  /** Rows of one table, aliased `alias`. */
  rows: Found;
  alias: string;
  /** Consecutive parts, each ordered by id. */
  parts: RawBuilder<SqlBool>[];
  direction: Direction;
  bounds: { limit: number; offset: number };
}

/** The ids of a page, read part by part without sorting. */
export async function pageOfParts({ rows, alias, parts, direction, bounds }: Asked): Promise<number[]> {
  const ids: number[] = [];
  let toSkip = bounds.offset;
  for (const part of parts) {
    if (ids.length === bounds.limit) break;
    const found = rows.where(part).clearSelect();
    const inOrder = found.select(`${alias}.id as id`).orderBy(`${alias}.id`, direction);
    const next = await inOrder
      .limit(bounds.limit - ids.length)
      .offset(toSkip)
      .execute();
    ids.push(...next.map(({ id }) => id as number));
    toSkip = next.length > 0 ? 0 : toSkip && toSkip - (await countOf(found));
  }
  return ids;
}

async function countOf(found: Found): Promise<number> {
  return (await found.select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow())["count"];
}
