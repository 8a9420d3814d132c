import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { countUpToMost } from "#app/domain/bounded-count.server.ts";
import {
  MOST_COUNTED,
  pageBounds,
  type PageMeta,
  type PageOf,
  type SortedListQuery,
  upToMost,
} from "#app/domain/page-of.ts";
import { anyTable, type Found } from "./any-table.server.ts";
import {
  areFarAhead,
  matchingRows,
  type Matching,
  type Narrow,
  type SearchedTable,
  takenOf,
} from "./matching.server.ts";

/** How a list may be asked for. */
export interface ListOrder {
  table: SearchedTable;
  /** What its queries call the table. */
  alias: string;
  /** The order when nobody asks for another, down to the id. */
  usual(found: Found): Found;
  /** By the names of the panel's columns. */
  sorts: Record<string, Sort>;
  /** Where `found` joins other tables: the same rows without them, by which pages are found and counted. */
  bare?: Found | undefined;
  /** The values of a filter that are counted where `counts=1` asks for it, by the filter's name. */
  counted?: Record<string, Record<string, RawBuilder<SqlBool>>> | undefined;
  /** What a counted row must be for whoever asks; absent: they see all. */
  seen?: RawBuilder<SqlBool> | null | undefined;
}

export interface Sort {
  /** A function where it depends on the moment. */
  by: RawBuilder<unknown> | (() => RawBuilder<unknown>);
  /** Where it is null it stands last, either way. */
  hasNulls?: true;
  /** It needs what `found` joins. */
  isJoined?: true;
}

export const byColumn = (column: string) => ({ by: sql.ref(column) });
/** Without regard to case. */
export const byText = (column: string) => ({ by: sql`lower(${sql.ref(column)})` });
/** In the order of the list of words, not of the alphabet. */
export const byPlaceIn = (words: readonly string[], column: string) => {
  const places = words.map((word, place) => sql`when ${sql.lit(word)} then ${sql.lit(place)}`);
  return { by: sql`case ${sql.ref(column)} ${sql.join(places, sql` `)} end` };
};
export const byNullable = (column: string): Sort => ({ by: sql.ref(column), hasNulls: true });

/**
 * The asked-for page of `found`, a query with its filters and columns, and how many it holds, counted to 10,000; without
 * `page` and `limit` all of it. `q` is looked up in the table's index; ties and the end are decided by id.
 */
export async function listPage<DB, TB extends keyof DB, Row>(
  db: Database,
  found: SelectQueryBuilder<DB, TB, Row>,
  list: ListOrder,
  query: SortedListQuery,
): Promise<PageOf<Row>> {
  const matching = await matchingRows(db, list.table, query.q);
  const narrow = (rows: Found): Found => (matching ? matching.narrow(rows, list.alias) : rows);
  const bounds = pageBounds(query);
  if (!bounds) return { rows: await executed<Row>(orderedBy(narrow(found), list, query.sort)) };
  const { limit, offset } = bounds;
  const id = `${list.alias}.id`;
  const isByJoin = list.bare === undefined || sortIn(list, query.sort)?.isJoined;
  const isTaken =
    matching &&
    matching.takeAll !== matching.narrow &&
    (await areFarAhead(db, matching, orderedBy(isByJoin ? found : list.bare!, list, query.sort), list.alias));
  const paged = (rows: Found) =>
    orderedBy(isTaken ? takenOf(matching, true)!(rows, list.alias) : narrow(rows), list, query.sort)
      .limit(limit)
      .offset(offset);
  // The planner might begin with a joined table; of the rows before the page, none is joined.
  const page = isByJoin
    ? paged(found)
    : orderedBy((found as Found).where(id, "in", paged(list.bare!).select(id)), list, query.sort);
  const rows = await executed<Row>(page);
  const meta = await metaOf(rows.length, bounds, () => countMatching(db, list.bare ?? found, list.alias, matching));
  return { rows, meta: query.counts === "1" ? { ...meta, counts: await countByFilter(db, list) } : meta };
}

/** What nothing else narrows the index of the words counts alone. */
async function countMatching(db: Database, found: Found, alias: string, matching: Matching | null) {
  const isFiltered = found.toOperationNode().where !== undefined;
  if (!isFiltered && (await matching?.areMoreThan?.(MOST_COUNTED))) return MOST_COUNTED + 1;
  return countBounded(db, found, alias, takenOf(matching, isFiltered));
}

const executed = async <Row>(query: Found): Promise<Row[]> => query.execute();

const sortIn = ({ sorts }: ListOrder, sort: string | undefined) =>
  sort === undefined ? undefined : sorts[sort.replace(/^-/, "")];

function orderedBy(found: Found, list: ListOrder, sort: string | undefined): Found {
  const chosen = sortIn(list, sort);
  if (sort === undefined || chosen === undefined) return list.usual(found);
  const { by, hasNulls } = chosen;
  const direction = sort.startsWith("-") ? "desc" : "asc";
  return found
    .orderBy(typeof by === "function" ? by() : by, (order) =>
      hasNulls ? order[direction]().nullsLast() : order[direction](),
    )
    .orderBy(`${list.alias}.id`, direction);
}

/** The last page tells the total itself; `count` answers at most one more than lists count. */
async function metaOf(
  rowsOfPage: number,
  { page, limit, offset }: NonNullable<ReturnType<typeof pageBounds>>,
  count: () => Promise<number>,
): Promise<PageMeta> {
  const isLast = rowsOfPage < limit && (rowsOfPage > 0 || page === 1);
  const total = isLast ? offset + rowsOfPage : await count();
  return { ...upToMost(total), page, limit };
}

async function countByFilter(db: Database, { table, alias, counted = {}, seen }: ListOrder) {
  const counts: NonNullable<PageMeta["counts"]> = {};
  for (const [filter, values] of Object.entries(counted)) {
    counts[filter] = {};
    for (const [value, holds] of Object.entries(values)) {
      const all = anyTable(db).selectFrom(`${table} as ${alias}`).where(holds);
      const rows = seen ? all.where(seen) : all;
      counts[filter][value] = upToMost(await countBounded(db, rows, alias));
    }
  }
  return counts;
}

/** What is counted of a column that is one of some words. */
export const eachOf = (column: string, words: readonly (string | number)[]): Record<string, RawBuilder<SqlBool>> =>
  Object.fromEntries(words.map((word) => [`${word}`, sql<SqlBool>`${sql.ref(column)} = ${word}`]));

/** How many rows there are, at most one more than lists count. */
export function countBounded(db: Database, found: Found, alias: string, narrow: Narrow = (rows) => rows) {
  return countUpToMost(
    db,
    narrow(found, alias)
      .clearSelect()
      .select(sql`1`.as("row")),
  );
}
