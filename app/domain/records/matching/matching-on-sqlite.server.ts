import { type RawBuilder, sql, type SqlBool } from "kysely";
import { isTextOtherwise } from "#db/begun-mark.ts";
import type { Database } from "#db/database.ts";
import { isAmongIds } from "#db/statements/among-ids.ts";
import { MOST_COUNTED } from "#app/domain/list/page-of.ts";
import { lazily } from "#app/lib/lazily.ts";
import { type Begun, placesOf } from "#app/domain/records/list/begun-rows.server.ts";
import { areMoreCalledSo, calledBy, listed } from "./called-so.server.ts";
import { countNewest, holdingAll, isIn, type Narrow, PROBED, type SearchedTable } from "./holding-words.server.ts";

/** A word in every fifth row is found faster by walking than by trigrams. */
const COMMON = PROBED / 5;
const SHORTEST_INDEXED = 3;
/** With more hits than this, walking the list's order finds a page faster. */
const MOST_TAKEN = 4000;

/** Up to this many texts are tested quickly. */
const FEW = 500;

/** A fifth of a million rows. */
const VERY_MANY = 200_000;

/**
 * SQLite's planner does not know how many rows hold a word. With many hits, the list's order is walked and each row
 * tested, since a page fills soon; few hits are taken by their ids. Null if all words are too short and common for the
 * index.
 */
export async function matchingByTrigrams(
  db: Database,
  table: SearchedTable,
  { q, words }: { q: string; words: string[] },
) {
  const { match, common } = await expressionsOf(db, table, words);
  if (match === null) return null;
  const inCommon = holdingAll(common, isIn);
  const ids = sql`(select rowid from ${indexOf(table)} where search_text match ${match})`;
  // Names and counters answer in half the time of the trigrams.
  const areMany = await areMoreCalledSo(db, table, q, MOST_COUNTED);
  const hits = areMany ? MOST_COUNTED + 1 : await countHits(db, table, match, MOST_COUNTED);
  if (hits > MOST_COUNTED) {
    const takeAll: Narrow = (found, alias) =>
      inCommon(found, alias)
        .innerJoin(`${table}_search as hits`, "hits.rowid", `${alias}.id`)
        .where(sql<SqlBool>`${sql.ref("hits.search_text")} match ${match}`) as typeof found;
    // The unary `+` keeps SQLite from looping over all these ids: reading a table row costs it twenty times an index
    // entry.
    const among: Narrow = (found, alias) =>
      inCommon(found, alias).where(sql<SqlBool>`+${sql.ref(`${alias}.id`)} in ${ids}`) as typeof found;
    const areVeryMany = lazily(async () => (await countHits(db, table, match, VERY_MANY)) > VERY_MANY);
    const areMoreThan = async (count: number) =>
      count <= MOST_COUNTED || (await countHits(db, table, match, count)) > count;
    const besides = (begun: Begun) => idsBesides(db, { table, words, match, begun });
    const byIndex = common.length === 0 && { areMoreThan, besides };
    return { narrow: holdingAll(words, isIn), takeAll, among, areVeryMany, ...byIndex };
  }
  const takeAll: Narrow = (found, alias) =>
    inCommon(found, alias).where(sql<SqlBool>`${sql.ref(`${alias}.id`)} in ${ids}`) as typeof found;
  const narrow = hits <= MOST_TAKEN ? takeAll : holdingAll(words, isIn);
  return { narrow, takeAll, ...(common.length === 0 && { hits }) };
}

/** The query for the index (null: none), and the words too short and common for it. */
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

const isIndexed = (text: string) => Array.from(text).length >= SHORTEST_INDEXED;

async function expressionOf(db: Database, table: SearchedTable, word: string): Promise<string | null> {
  if (isIndexed(word)) return quoted(word);
  if ((await countNewest(db, table, (text) => isIn(text, word))) > COMMON) return null;
  const beginningWithIt = sql<{ term: string }>`
    select term from ${sql.table(`${table}_search_terms`)} where term >= ${word} and term < ${`${word}\u{10ffff}`}`;
  const { rows } = await beginningWithIt.execute(db);
  return rows.length === 0 ? NOWHERE : `(${rows.map(({ term }) => quoted(term)).join(" OR ")})`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Matches nothing: folded texts hold no capitals. */
const NOWHERE = quoted("NOWHERE");

const indexOf = (table: SearchedTable) => sql.table(`${table}_search`);

/** Counts up to one more than `most`. */
const countHits = (db: Database, table: SearchedTable, match: string, most: number): Promise<number> =>
  countOf(db, sql`(select 1 from ${indexOf(table)} where search_text match ${match} limit ${most + 1})`);

interface Besides {
  table: SearchedTable;
  words: string[];
  match: string;
  begun: Begun;
}

async function idsBesides(db: Database, besides: Besides): Promise<number[] | null> {
  const others = isToldByText(besides) ? await namedOtherwise(db, besides) : subtracted(besides);
  const { rows } = await sql<{ id: number }>`select id from (${others}) limit ${MOST_TAKEN + 1}`.execute(db);
  return rows.length > MOST_TAKEN ? null : rows.map(({ id }) => id);
}

const isToldByText = ({ table, begun: { column, letters } }: Besides) =>
  calledBy[table] === column && isIndexed(letters);

/**
 * A row's search text begins with its name, so the index of words tells which names begin otherwise. It errs where the
 * text holds a name without its accents, or a shorter name happens to be continued by the next field: such rows are
 * tested.
 */
async function namedOtherwise(db: Database, besides: Besides): Promise<RawBuilder<unknown>> {
  const { table, words, begun } = besides;
  const { column, letters } = begun;
  const name = sql`lower(${sql.ref(column)})`;
  const holds = words.map((word) => isIn(sql.ref("search_text"), word));
  const rows = sql`select id from ${sql.table(table)} where ${sql.join(holds, sql` and `)}`;
  const shorter = letters.split(" ").map((_, last, all) => all.slice(0, last).join(" "));
  const nearly = await idsNearly(db, besides);
  const others = nearly
    ? sql`${rows} and ${isAmongIds(db, "id", nearly)}`
    : sql`select rowid as id from ${indexOf(table)} where search_text match ${textsOtherwise(besides)}`;
  return sql`${others}
    union ${rows} and ${sql.raw(isTextOtherwise(column))} and not (${placesOf(name, letters).isBegun})
    union ${rows} and ${name} in (${sql.join(shorter)}) and ${listed[table] ?? sql`true`}`;
}

/** `NOT` applies to the last word first, which leaves few rows for the others; this takes two thirds of the time. */
const textsOtherwise = ({ match, begun }: Pick<Besides, "match" | "begun">) => `${match} NOT ^${quoted(begun.letters)}`;

/**
 * The few texts that begin otherwise and hold the first and last trigram of each word; null if they are more. The index
 * checks for each text whether trigrams are adjacent, which this avoids; few other texts hold both.
 */
async function idsNearly(db: Database, { table, words, begun }: Besides): Promise<number[] | null> {
  if (!words.every(isIndexed)) return null;
  const match = textsOtherwise({ match: words.map(endsOf).join(" AND "), begun });
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${indexOf(table)} where search_text match ${match} limit ${FEW + 1}`.execute(db);
  return rows.length > FEW ? null : rows.map(({ id }) => id);
}

function endsOf(word: string): string {
  const letters = Array.from(word);
  const ends = [letters.slice(0, SHORTEST_INDEXED), letters.slice(-SHORTEST_INDEXED)];
  return [...new Set(ends.map((end) => quoted(end.join(""))))].join(" AND ");
}

const subtracted = ({ table, match, begun: { ids } }: Besides) =>
  sql`select rowid as id from ${indexOf(table)} where search_text match ${match} except select id from (${ids})`;

async function countOf(db: Database, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*) as count from ${rows}`.execute(db);
  return counted.rows[0]!.count;
}
