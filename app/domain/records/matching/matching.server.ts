import { isAmongIds } from "#db/statements/among-ids.ts";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { dialledDigits } from "#app/lib/phone/dialled-digits.ts";
import { searchedWords } from "#app/lib/text/fold-text.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";
import type { Begun } from "#app/domain/records/list/begun-rows.server.ts";
import { areMoreCalledSo, calledBy } from "./called-so.server.ts";
import { holdingAll, isIn, type Narrow, type SearchedTable } from "./holding-words.server.ts";
import { besidesOnPostgres, holdingOnPostgres, lookingForAll } from "./matching-on-postgres.server.ts";
import { matchingByTrigrams } from "./matching-on-sqlite.server.ts";

/** The same rows, reached in several ways. */
export interface Matching {
  /** Fast for a page in a list's order. */
  narrow: Narrow;
  /** Fast for all rows. */
  takeAll: Narrow;
  /**
   * Fast beside an index of a filter or order: hits are known by id, so no row is read. Absent if there are few hits,
   * and on PostgreSQL.
   */
  among?: Narrow;
  /** The exact number of hits, if an index tells it and lists count so far. */
  hits?: number;
  /** Tests each row; for an index of an order that leads to few others. PostgreSQL only. */
  looking?: Narrow;
  /**
   * Whether there are so many hits that testing rows is faster than knowing the ids beforehand. Asked only with
   * filters: counting that far took 60 to 80 of the 90 ms of a search among a million leads.
   */
  areVeryMany?: () => Promise<boolean>;
  /** Whether more than `count` rows match, as far as an index alone can tell; absent if none can. */
  areMoreThan?(count: number): Promise<boolean>;
  /** The ids of hits outside a range of beginnings; null if they are many, or the index cannot tell. */
  besides?(begun: Begun): Promise<number[] | null>;
}

/** How to reach all hits, without or with filters. */
export async function takenOf(matching: Matching | null, isFiltered: boolean): Promise<Narrow | undefined> {
  if (!isFiltered || !matching?.among) return matching?.takeAll;
  return (await matching.areVeryMany?.()) ? matching.narrow : matching.among;
}

/** Small tables without an index (migration 4). */
const unindexed = new Set<SearchedTable>([
  "testimonials",
  "stat_items",
  "expert_guidance",
  "leaders",
  "core_values",
  "gallery_images",
  "templates",
  "page_texts",
  "field_rules",
]);

/** Telephone numbers match however they are grouped. */
const withPhones = new Set<SearchedTable>(["leads", "applications"]);

/**
 * Looks up the words of `q` in the table's index, in any order; null without words, so that every row matches.
 * `areFew`: a filter's index leads to few rows, so each is tested.
 */
export async function matchingRows(
  db: Database,
  table: SearchedTable,
  q = "",
  { areFew = false } = {},
): Promise<Matching | null> {
  const words = searchedWords((withPhones.has(table) && dialledDigits(q)) || q);
  if (words.length === 0) return null;
  if (areFew) return oneWay(isPostgres(db) ? lookingForAll(words) : holdingAll(words, isIn));
  const areMoreThan = (count: number) => areMoreCalledSo(db, table, q, count);
  if (isPostgres(db)) {
    const narrow = await holdingOnPostgres(db, table, words);
    const besides = (begun: Begun) => besidesOnPostgres(db, { table, words, narrow, begun });
    return { ...oneWay(narrow), looking: lookingForAll(words), ...(calledBy[table] && { besides, areMoreThan }) };
  }
  const byTrigrams = unindexed.has(table) ? null : await matchingByTrigrams(db, table, { q, words });
  return byTrigrams ?? { ...oneWay(holdingAll(words, isIn)), ...(calledBy[table] && { areMoreThan }) };
}

const oneWay = (narrow: Narrow): Matching => ({ narrow, takeAll: narrow });

/** Rows already found, by their ids. */
export const knownRows = (db: Database, ids: number[]): Matching =>
  oneWay((found, alias) => found.where(isAmongIds(db, `${alias}.id`, ids)) as typeof found);

/** How many of the first rows in a list's order are sampled. */
const FIRST_LOOKED_AT = 1000;
const FEW_OF_THEM = 10;

/**
 * Whether so few of the first rows match that a walk might pass nearly all rows. Neither planner knows this: in a list
 * by name, all who are called Tanvi are together near the end.
 */
export async function areFarAhead(db: Database, { narrow }: Matching, ordered: Found, alias: string): Promise<boolean> {
  const first = ordered
    .clearSelect()
    .select([`${alias}.id`, `${alias}.search_text`])
    .limit(FIRST_LOOKED_AT);
  const holding = narrow(anyTable(db).selectFrom(first.as(alias)) as Found, alias).select(`${alias}.id`);
  return (await holding.limit(FEW_OF_THEM).execute()).length < FEW_OF_THEM;
}
