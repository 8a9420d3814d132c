import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { SortedListQuery } from "#app/domain/list/list-query-schema.ts";
import {
  type Count,
  MOST_COUNTED,
  pageBounds,
  type PageMeta,
  type PageOf,
  upToMost,
} from "#app/domain/list/page-of.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";
import { standsBehind } from "./behind-row.server.ts";
import { countBounded, countByFilter, type Counted } from "./count-rows.server.ts";
import { cutFromEnd } from "./cut-from-end.server.ts";
import { begunPage, type FoundIds, pageOfTaken } from "./begun-page.server.ts";
import { type Direction, pageOfParts } from "./part-by-part.server.ts";
import { areFarAhead, matchingRows, type Matching, takenOf } from "#app/domain/records/matching/matching.server.ts";

/** How a list is sorted and counted. */
export interface ListOrder extends Counted {
  /** The default order, with the id as last key. */
  usual(found: Found): Found;
  /** By the panel's column names. */
  sorts: Record<string, Sort>;
  /** If `found` joins other tables: the same rows without them, for finding and counting pages. */
  bare?: Found | undefined;
}

export interface Sort {
  /** A function if it depends on the current time. */
  by: RawBuilder<unknown> | (() => RawBuilder<unknown>);
  /** Nulls are last in either direction. */
  hasNulls?: true;
  /** The key needs a join of `found`. */
  isJoined?: true;
  /** Splits the list into consecutive parts, each ordered by id in an index. */
  parts?: (db: Database, direction: Direction) => Promise<RawBuilder<SqlBool>[]>;
  /** The column whose lower case is the key. */
  text?: string;
}

export const byColumn = (column: string) => ({ by: sql.ref(column) });
/** Case-insensitive. */
export const byText = (column: string) => ({ by: sql`lower(${sql.ref(column)})`, text: column });
/** In the order of `words`, not of the alphabet. */
export const byPlaceIn = (words: readonly string[], column: string) => {
  const places = words.map((word, place) => sql`when ${sql.lit(word)} then ${sql.lit(place)}`);
  return { by: sql`case ${sql.ref(column)} ${sql.join(places, sql` `)} end` };
};
export const byNullable = (column: string): Sort => ({ by: sql.ref(column), hasNulls: true });

/**
 * The requested page of `found`, a query with filters and columns, and its total, counted up to 10,000; all rows
 * without `page` and `limit`. `q` is looked up in the table's index; ties are ordered by id.
 */
export async function listPage<DB, TB extends keyof DB, Row>(
  db: Database,
  found: SelectQueryBuilder<DB, TB, Row>,
  list: ListOrder,
  query: SortedListQuery,
): Promise<PageOf<Row>> {
  const matching = await matchingRows(db, list.table, query.q, list);
  const bounds = pageBounds(query);
  if (!bounds) {
    const narrowed: Found = matching ? matching.narrow(found as Found, list.alias) : found;
    return { rows: await executed<Row>(orderedBy(narrowed, list, query.sort)) };
  }
  const { page, count } = await pageIn(db, await restOf(db, { found, list, query, matching, bounds }));
  const rows = await executed<Row>(page);
  if (bounds.behind !== undefined) return { rows };
  const countAll = () => countMatching(db, list.bare ?? found, list.alias, matching);
  const meta = count
    ? { ...count, page: bounds.page, limit: bounds.limit }
    : await metaOf(rows.length, bounds, countAll);
  return { rows, meta: query.counts === "1" ? { ...meta, counts: await countByFilter(db, list) } : meta };
}

interface PageAsked {
  found: Found;
  list: ListOrder;
  query: Pick<SortedListQuery, "q" | "sort">;
  matching: Matching | null;
  bounds: NonNullable<ReturnType<typeof pageBounds>>;
}

/** If the previous page's last row is known, excludes all up to it by the order's index. */
async function restOf(db: Database, asked: PageAsked): Promise<PageAsked> {
  const { found, list, query, bounds } = asked;
  const { sort } = query;
  if (bounds.behind === undefined || sortIn(list, sort)?.isJoined) return asked;
  const all = anyTable(db).selectFrom(`${list.table} as ${list.alias}`) as Found;
  const isBehind = await standsBehind(orderedBy(all, list, sort), list.alias, bounds.behind);
  if (!isBehind) return asked;
  const bare = list.bare?.where(isBehind);
  return { ...asked, found: found.where(isBehind), list: { ...list, bare }, bounds: { ...bounds, offset: 0 } };
}

/** The page's query, and the total if finding the page tells it. */
async function pageIn(
  db: Database,
  { found, list, query, matching, bounds }: PageAsked,
): Promise<{ page: Found; count?: Count }> {
  const [sort, order] = [query.sort, sortIn(list, query.sort)];
  const bare = order?.isJoined ? undefined : list.bare;
  const id = `${list.alias}.id`;
  const cut = (rows: Found): Found => rows.limit(bounds.limit).offset(bounds.offset);
  // Joins only the page's rows, so that the planner cannot start from a joined table.
  const ofIds = (ids: Found | number[]) => orderedBy(found.where(id, "in", ids), list, sort);
  const isFar =
    matching &&
    (matching.takeAll !== matching.narrow || (isPostgres(db) && isApart(order))) &&
    (await areFarAhead(db, matching, orderedBy(bare ?? found, list, sort), list.alias));
  // 0 keeps the list from being empty; no row has this id.
  const ofShown = (ids: number[]) => ofIds([0, ...ids]);
  if (order?.parts && list.bare && !matching) {
    const direction = directionOf(sort!);
    const parts = await order.parts(db, direction);
    return { page: ofShown(await pageOfParts({ rows: list.bare, alias: list.alias, parts, direction, bounds })) };
  }
  const rows = bare ?? found;
  const apart = isFar && isApart(order) ? await foundApart(db, { rows, list, query, matching, bounds }) : null;
  if (apart) return { page: ofShown(apart.ids), ...(apart.total !== undefined && { count: upToMost(apart.total) }) };
  const narrow = isFar ? (matching.among ?? matching.takeAll) : matching?.narrow;
  const inOrder = (rows: Found) => orderedBy(narrow ? narrow(rows, list.alias) : rows, list, sort);
  const all = matching || isFiltered(rows) ? null : inOrder(rows).select(id);
  const page = all && bare && (await cutFromEnd(db, list.table, all, bounds));
  return { page: page ? ofIds(page) : bare ? ofIds(cut(inOrder(bare).select(id))) : cut(inOrder(found)) };
}

const isApart = (order: Sort | undefined) => order !== undefined && !order.isJoined;
const isFiltered = (found: Found) => found.toOperationNode().where !== undefined;

interface Apart extends Pick<PageAsked, "list" | "query" | "bounds"> {
  rows: Found;
  matching: Matching;
}

/**
 * Finds hits first, then sorts them: PostgreSQL would walk the order's index however scattered they are. SQLite is
 * faster walking, unless a filter leaves few rows; then null.
 */
async function foundApart(db: Database, { rows, list, query, matching, bounds }: Apart): Promise<FoundIds | null> {
  const { alias } = list;
  const sort = query.sort!;
  const chosen = sortIn(list, sort)!;
  const inOrder = (placed: Found) =>
    inDirection(placed, { ...chosen, by: sql.ref("taken.place") }, { alias: "taken", sort });
  const { text } = chosen;
  const begun = text && (await begunPage(db, { rows, alias, text, matching, q: query.q!, inOrder, bounds }));
  if (begun) return begun;
  if (!isPostgres(db) && !isFiltered(rows)) return null;
  const key = sql`${typeof chosen.by === "function" ? chosen.by() : chosen.by}`.as("place");
  const taken = matching
    .takeAll(rows, alias)
    .clearSelect()
    .select([`${alias}.id as id`, key]);
  return pageOfTaken(db, taken, (placed) => inOrder(placed).limit(bounds.limit).offset(bounds.offset));
}

/** Without other filters, the index of words alone gives the count. */
async function countMatching(db: Database, found: Found, alias: string, matching: Matching | null) {
  const alone = isFiltered(found) ? null : matching;
  if (alone?.hits === undefined && (await alone?.areMoreThan?.(MOST_COUNTED))) return MOST_COUNTED + 1;
  return alone?.hits ?? countBounded(db, found, alias, await takenOf(matching, isFiltered(found)));
}

const executed = async <Row>(query: Found): Promise<Row[]> => query.execute();

const sortIn = ({ sorts }: ListOrder, sort: string | undefined) =>
  sort === undefined ? undefined : sorts[sort.replace(/^-/, "")];

function orderedBy(found: Found, list: ListOrder, sort: string | undefined): Found {
  const chosen = sortIn(list, sort);
  if (sort === undefined || chosen === undefined) return list.usual(found);
  return inDirection(found, chosen, { alias: list.alias, sort });
}

export const directionOf = (sort: string): Direction => (sort.startsWith("-") ? "desc" : "asc");

function inDirection(found: Found, { by, hasNulls }: Sort, { alias, sort }: { alias: string; sort: string }): Found {
  const direction = directionOf(sort);
  return found
    .orderBy(typeof by === "function" ? by() : by, (order) =>
      hasNulls ? order[direction]().nullsLast() : order[direction](),
    )
    .orderBy(`${alias}.id`, direction);
}

/** The last page implies the total. `count` answers at most one more than lists count. */
async function metaOf(
  rowsOfPage: number,
  { page, limit, offset }: NonNullable<ReturnType<typeof pageBounds>>,
  count: () => Promise<number>,
): Promise<PageMeta> {
  const isLast = rowsOfPage < limit && (rowsOfPage > 0 || page === 1);
  const total = isLast ? offset + rowsOfPage : await count();
  return { ...upToMost(total), page, limit };
}
