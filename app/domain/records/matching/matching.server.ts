import { type RawBuilder, sql, type SqlBool } from "kysely";
import { isAmongIds } from "#db/statements/among-ids.ts";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { MOST_COUNTED } from "#app/domain/list/page-of.ts";
import { lazily } from "#app/lib/lazily.ts";
import { dialledDigits } from "#app/lib/phone/dialled-digits.ts";
import { searchedWords } from "#app/lib/text/fold-text.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";
import {
  countNewest,
  type Holds,
  holdingAll,
  type Narrow,
  PROBED,
  type SearchedTable,
} from "./holding-words.server.ts";
import {
  areMoreCalledSo,
  besidesOnPostgres,
  holdingOnPostgres,
  isMarked,
  lookingForAll,
} from "./matching-on-postgres.server.ts";
import type { Begun } from "#app/domain/records/list/begun-rows.server.ts";

/** The same rows by several ways. */
export interface Matching {
  /** Soon has a page in the order of a list. */
  narrow: Narrow;
  /** Soon has them all. */
  takeAll: Narrow;
  /**
   * Soon has those that an index of a filter or of an order leads to: which they are is known before, and no row is looked
   * into. Absent where there are few, and on PostgreSQL.
   */
  among?: Narrow;
  /** Looks into each row, where an index of an order leads to few others; on PostgreSQL. */
  looking?: Narrow;
  /**
   * Whether they are so many that to look into a row takes less than to know beforehand which they are. Asked only beside
   * filters: to count so many took 60 to 80 of the 90 ms of a search among a million leads.
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

/** Looks the words of `q` up in the table's index, in any order; null when it has none, so that every row matches. */
export async function matchingRows(db: Database, table: SearchedTable, q = ""): Promise<Matching | null> {
  const words = searchedWords((withPhones.has(table) && dialledDigits(q)) || q);
  if (words.length === 0) return null;
  if (isPostgres(db)) {
    const narrow = await holdingOnPostgres(db, table, words);
    const besides = (begun: Begun) => besidesOnPostgres(db, { table, words, narrow, begun });
    const areMoreThan = (count: number) => areMoreCalledSo(db, table, q, count);
    return { ...oneWay(narrow), looking: lookingForAll(words), ...(isMarked(table) && { besides, areMoreThan }) };
  }
  if (unindexed.has(table)) return oneWay(holdingAll(words, isIn));
  return matchingByTrigrams(db, table, words);
}

const oneWay = (narrow: Narrow): Matching => ({ narrow, takeAll: narrow });

/** Rows that were found already, on SQLite. */
export const knownRows = (db: Database, ids: number[]): Matching =>
  oneWay((found, alias) => found.where(isAmongIds(db, `${alias}.id`, ids)) as typeof found);

// A walk pays only where many rows hold the word, and the planner is told so.
const isIn: Holds = (text, word) => sql`likely(instr(${text}, ${word}) > 0)`;

/** One that every fifth row holds is found by walking sooner than by its trigrams. */
const COMMON = PROBED / 5;
const SHORTEST_INDEXED = 3;
/** Of more hits than these, a page is found sooner by walking the order of the list. */
const MOST_TAKEN = 4000;

/** Every fifth of a million. */
const VERY_MANY = 200_000;

/** Of so many rows that come first in the order of a list. */
const FIRST_LOOKED_AT = 1000;
const FEW_OF_THEM = 10;

/**
 * Whether so few of the first rows in a list's order hold the words that a walk might pass nearly all others: those who are
 * called Tanvi stand together near the end of a list by name, which neither engine's planner knows.
 */
export async function areFarAhead(db: Database, { narrow }: Matching, ordered: Found, alias: string): Promise<boolean> {
  const first = ordered
    .clearSelect()
    .select([`${alias}.id`, `${alias}.search_text`])
    .limit(FIRST_LOOKED_AT);
  const holding = narrow(anyTable(db).selectFrom(first.as(alias)) as Found, alias);
  const { count } = await holding.select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow();
  return count < FEW_OF_THEM;
}

/**
 * SQLite's planner cannot know how many rows hold a word. A search with many hits walks the order of the list and looks
 * into each row, since it soon has a page; one with few takes them all.
 */
async function matchingByTrigrams(db: Database, table: SearchedTable, words: string[]): Promise<Matching> {
  const { match, common } = await expressionsOf(db, table, words);
  if (match === null) return oneWay(holdingAll(words, isIn));
  const index = `${table}_search`;
  const inCommon = holdingAll(common, isIn);
  const ids = sql`(select rowid from ${sql.table(index)} where search_text match ${match})`;
  const hits = await countHits(db, index, match, MOST_COUNTED);
  if (hits > MOST_COUNTED) {
    const takeAll: Narrow = (found, alias) =>
      inCommon(found, alias)
        .innerJoin(index, `${index}.rowid`, `${alias}.id`)
        .where(sql<SqlBool>`${sql.ref(`${index}.search_text`)} match ${match}`) as typeof found;
    // The sign keeps SQLite from going through all of the ids one by one: a row of the table takes it twenty times an index's.
    const among: Narrow = (found, alias) =>
      inCommon(found, alias).where(sql<SqlBool>`+${sql.ref(`${alias}.id`)} in ${ids}`) as typeof found;
    const areVeryMany = lazily(async () => (await countHits(db, index, match, VERY_MANY)) > VERY_MANY);
    const areMoreThan = async (count: number) => (await countHits(db, index, match, count)) > count;
    const besides = ({ ids }: Begun) => idsBesides(db, { index, match, others: ids });
    const byIndex = common.length === 0 && { areMoreThan, besides };
    return { narrow: holdingAll(words, isIn), takeAll, among, areVeryMany, ...byIndex };
  }
  const takeAll: Narrow = (found, alias) =>
    inCommon(found, alias).where(sql<SqlBool>`${sql.ref(`${alias}.id`)} in ${ids}`) as typeof found;
  return { narrow: hits > MOST_TAKEN ? holdingAll(words, isIn) : takeAll, takeAll };
}

/** What the index is asked, null for nothing, and the words that are so short and common that it is no help for them. */
async function expressionsOf(db: Database, table: SearchedTable, words: string[]) {
  const asked: string[] = [];
  const common: string[] = [];
  for (const word of words) {
    const expression = await expressionOf(db, table, word);
    if (expression === null) common.push(word);
    else asked.push(expression);
  }
  return { match: asked.length === 0 ? null : asked.join(" AND "), common };
}

async function expressionOf(db: Database, table: SearchedTable, word: string): Promise<string | null> {
  if (Array.from(word).length >= SHORTEST_INDEXED) return quoted(word);
  if ((await countNewest(db, table, (text) => isIn(text, word))) > COMMON) return null;
  const beginningWithIt = sql<{ term: string }>`
    select term from ${sql.table(`${table}_search_terms`)} where term >= ${word} and term < ${`${word}\u{10ffff}`}`;
  const { rows } = await beginningWithIt.execute(db);
  return rows.length === 0 ? NOWHERE : `(${rows.map(({ term }) => quoted(term)).join(" OR ")})`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Folded texts hold no capitals. */
const NOWHERE = quoted("NOWHERE");

/** At most one more than `most`. */
const countHits = (db: Database, index: string, match: string, most: number): Promise<number> =>
  countOf(db, sql`(select 1 from ${sql.table(index)} where search_text match ${match} limit ${most + 1})`);

async function idsBesides(
  db: Database,
  { index, match, others }: { index: string; match: string; others: RawBuilder<unknown> },
): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`select id from (
    select rowid as id from ${sql.table(index)} where search_text match ${match} except ${others}
  ) limit ${MOST_TAKEN + 1}`.execute(db);
  return rows.length > MOST_TAKEN ? null : rows.map(({ id }) => id);
}

async function countOf(db: Database, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*) as count from ${rows}`.execute(db);
  return counted.rows[0]!.count;
}
