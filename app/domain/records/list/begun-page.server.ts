import { sql } from "kysely";
import { isAmongIds } from "#db/statements/among-ids.ts";
import type { Database } from "#db/database.ts";
import { MOST_COUNTED } from "#app/domain/list/page-of.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";
import { findBeginning } from "./begun-rows.server.ts";
import { countBounded } from "./count-rows.server.ts";
import { idList, idsIn } from "./id-list.server.ts";
import type { Matching } from "#app/domain/records/matching/matching.server.ts";

export interface FoundIds {
  ids: number[];
  /** The total of all pages, at most one more than lists count; absent if unknown. */
  total?: number;
}

type Order = (placed: Found) => Found;

/** The ids of a page of rows that are found first and then sorted; `found` selects `id` and `place`. */
export async function pageOfTaken(db: Database, found: Found, cutInOrder: Order): Promise<FoundIds> {
  const { total, ids } = await anyTable(db)
    .with(
      (taken) => taken("taken").materialized(),
      () => found,
    )
    .with("page", (db) => cutInOrder(db.selectFrom("taken")).select("taken.id"))
    .selectNoFrom([
      sql<number>`(select count(*) from taken)`.as("total"),
      sql<string | number[] | null>`(select ${idList(db)} from page)`.as("ids"),
    ])
    .executeTakeFirstOrThrow();
  return { total, ids: idsIn(ids) };
}

interface Asked {
  /** Rows of one table, aliased `alias`, by all filters except the words. */
  rows: Found;
  alias: string;
  /** The column to sort by, e.g. `c.title`. */
  text: string;
  matching: Matching;
  q: string;
  /** Orders rows by `place` and `id`. */
  inOrder: Order;
  bounds: { limit: number; offset: number };
}

/**
 * A page sorted by a text with which nearly all hits begin: these are one range in the order's index, and the index of
 * words gives the few others. Null if that is not so.
 */
export async function begunPage(db: Database, { rows, alias, text, ...asked }: Asked): Promise<FoundIds | null> {
  const { matching, q, inOrder, bounds } = asked;
  const key = sql`lower(${sql.ref(text)})`;
  const id = `${alias}.id`;
  const beginning = await findBeginning(db, {
    key,
    column: text.slice(alias.length + 1),
    q,
    besides: matching.besides,
    idsOf: (isBegun) => sql`${rows.where(isBegun).clearSelect().select(id)}`,
  });
  if (!beginning) return null;
  const begun = rows.where(beginning.isBegun);
  const besides = rows.where(isAmongIds(db, id, beginning.others));
  const hits = beginning.areAllHits ? begun : (matching.looking ?? matching.narrow)(begun, alias);
  const placed = (some: Found): Found => some.clearSelect().select([`${id} as id`, key.as("place")]);
  const apart = (some: Found, name: string) => anyTable(db).selectFrom(some.as(name)) as Found;
  const first = inOrder(apart(placed(hits), "taken"))
    .selectAll()
    .limit(bounds.offset + bounds.limit);
  const taken = apart(placed(besides).unionAll(apart(first, "first").selectAll()), "taken");
  const ids = inOrder(taken).select("taken.id").limit(bounds.limit).offset(bounds.offset);
  const found = { ids: (await ids.execute()).map(({ id }) => id as number) };
  if (!beginning.areAllHits) return found;
  const counted = await Promise.all([begun, besides].map((some) => countBounded(db, some, alias)));
  return { ...found, total: Math.min(counted[0]! + counted[1]!, MOST_COUNTED + 1) };
}
