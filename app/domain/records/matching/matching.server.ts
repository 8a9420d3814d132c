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

/** The same rows by several ways. */
export interface Matching {
  /** Soon has a page in the order of a list. */
  narrow: Narrow;
  /** Soon has them all. */
  takeAll: Narrow;
  /**
   * Soon has those that an index of a filter or of an order leads to: which they are is known before, and no row is
   * looked into. Absent where there are few, and on PostgreSQL.
   */
  among?: Narrow;
  /** How many hold them, where an index alone tells it and lists count so many. */
  hits?: number;
  /** Looks into each row, where an index of an order leads to few others; on PostgreSQL. */
  looking?: Narrow;
  /**
   * Whether they are so many that to look into a row takes less than to know beforehand which they are. Asked only
   * beside filters: to count so many took 60 to 80 of the 90 ms of a search among a million leads.
   */
  areVeryMany?: () => Promise<boolean>;
  /** Whether more rows hold the words than these, as far as an index alone can tell; absent where it cannot. */
  areMoreThan?(count: number): Promise<boolean>;
  /** The ids of those that are not among these, as the index alone can tell; null where they are many, or it cannot. */
  besides?(begun: Begun): Promise<number[] | null>;
}

/** The way to all of those that match, alone or of those that a filter lets through. */
export async function takenOf(matching: Matching | null, isFiltered: boolean): Promise<Narrow | undefined> {
  if (!isFiltered || !matching?.among) return matching?.takeAll;
  return (await matching.areVeryMany?.()) ? matching.narrow : matching.among;
}

/** Those that stay so short that they have no index (migration 4). */
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

/** They are found by a telephone number however it is grouped. */
const withPhones = new Set<SearchedTable>(["leads", "applications"]);

/**
 * Looks the words of `q` up in the table's index, in any order; null when it has none, so that every row matches. Where
 * a filter's index leads to few rows, each of these is looked into.
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

/** Rows that were found already, on SQLite. */
export const knownRows = (db: Database, ids: number[]): Matching =>
  oneWay((found, alias) => found.where(isAmongIds(db, `${alias}.id`, ids)) as typeof found);

/** Of so many rows that come first in the order of a list. */
const FIRST_LOOKED_AT = 1000;
const FEW_OF_THEM = 10;

/**
 * Whether so few of the first rows in a list's order hold the words that a walk might pass nearly all others: those who
 * are called Tanvi stand together near the end of a list by name, which neither engine's planner knows.
 */
export async function areFarAhead(db: Database, { narrow }: Matching, ordered: Found, alias: string): Promise<boolean> {
  const first = ordered
    .clearSelect()
    .select([`${alias}.id`, `${alias}.search_text`])
    .limit(FIRST_LOOKED_AT);
  const holding = narrow(anyTable(db).selectFrom(first.as(alias)) as Found, alias).select(`${alias}.id`);
  return (await holding.limit(FEW_OF_THEM).execute()).length < FEW_OF_THEM;
}
