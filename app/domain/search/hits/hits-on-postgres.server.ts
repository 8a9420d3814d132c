import { type RawBuilder, sql } from "kysely";
import { LONGEST_BEGINNING, markOfBeginning, markOfShelf } from "#db/search-beginnings.ts";
import { KIND_SPAN, LAST_LARGE, searchKinds } from "#db/searched-nouns.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import { type HeldWords, type Phrase, termsHeld } from "#app/domain/search/words/held-words.server.ts";
import { shelfNumbers, type Range } from "./shelves.ts";

interface Asked {
  /** Null: all small nouns; a hit is then a record's number, which tells its noun. */
  kind: SearchKind | null;
  ask: Ask;
  shelves?: Range[] | undefined;
}

/**
 * Builds the query for the ids that match `ask`; null if no record can match. Columns a1, a2... say whether a row also
 * matches each stricter ask. The noun is a literal so that PostgreSQL picks that noun's index. One condition per term
 * lets the index skip other shelves; one long query would make it weigh each record that holds a frequent word.
 */
export function hitsOnPostgres(
  { kind, ask, shelves }: Asked,
  held: HeldWords,
  stricter: Ask[] = [],
): RawBuilder<unknown> | null {
  const { where } = ask;
  const terms = termsHeld(ask, held);
  if (terms === null) return null;
  const told = stricter.map((one, place) => sql`${answers(one, held)} as ${sql.ref(`a${place + 1}`)}`);
  const id = kind === null ? sql`${sql.lit(KIND_SPAN)} * kind + id as id` : sql`id`;
  const isOfKind = kind === null ? sql`kind > ${sql.lit(LAST_LARGE)}` : sql`kind = ${sql.lit(searchKinds[kind])}`;
  const rows = sql`select ${sql.join([id, ...told])} from site_search where ${isOfKind}`;
  const numbers = shelves && shelfNumbers(shelves);
  // By index, all texts with such a word would be gathered first; on few shelves it is faster to test each text.
  if (numbers && numbers.length <= FEW_SHELVES && where === "words" && terms.flat().some(({ lasts }) => lasts === null))
    return sql`${rows} and (${isOn(shelves)}) and ${isTold("words", terms.map(anyOf).join(" & "))}`;
  const marks = numbers ? [sql`${sql.ref(where)} @@ ${asIs(marksOf(numbers))}`] : [];
  return sql`${rows} and ${all([...marks, ...terms.map((phrases) => holdsOne(phrases, where))])}`;
}

function answers(ask: Ask, held: HeldWords): RawBuilder<unknown> {
  const terms = termsHeld(ask, held);
  return terms === null ? sql`false` : sql`(${all(terms.map((phrases) => holdsOne(phrases, ask.where)))})`;
}

/** Some locales of PostgreSQL split other scripts differently. */
const isMarked = (beginning: string) => beginning.length <= LONGEST_BEGINNING && /^[a-z0-9]+$/.test(beginning);

function holdsOne(phrases: Phrase[], where: Ask["where"]): RawBuilder<unknown> {
  const isByMark = ({ words, isBegun }: Phrase) => isBegun && where === "title" && isMarked(words[0]!);
  const single = phrases.filter(({ words }) => words.length === 1);
  const [marked, plain] = [single.filter(isByMark), single.filter((phrase) => !isByMark(phrase))];
  return either([
    ...(plain.length > 0 ? [holds(where, plain.map(lastOf).join(" | "))] : []),
    ...marked.map(({ words }) => sql`${sql.ref(where)} @@ ${asIs(`'${markOfBeginning(words[0]!)}'`)}`),
    ...phrases.filter(({ words }) => words.length > 1).map((phrase) => holdsPhrase(phrase, where)),
  ]);
}

/**
 * The index finds rows that hold all words; each of these rows is then tested for their order, and for the last word if
 * it has too many continuations.
 */
function holdsPhrase(phrase: Phrase, where: Ask["where"]): RawBuilder<unknown> {
  const each = phrase.words.slice(0, -1).map((word) => holds(where, word));
  const last = phrase.lasts ? [holds(where, lastOf(phrase))] : [];
  return sql`(${all([...each, ...last, isTold(where, queryOf(phrase))])})`;
}

const holds = (where: Ask["where"], query: string) => sql`${sql.ref(where)} @@ ${asWords(query)}`;
const lastOf = ({ words, lasts }: Phrase) => (lasts ? `(${lasts.join(" | ")})` : `${words.at(-1)!}:*`);

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
const either = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

const FEW_SHELVES = 4;

const asWords = (query: string) => sql`to_tsquery('simple', ${query})`;
const asIs = (query: string) => sql`cast(${query} as tsquery)`;

/** `case` keeps the planner from using the index for this condition. */
const isTold = (place: Ask["where"], query: string) =>
  sql`case when ${sql.ref(place)} @@ ${asWords(query)} then true else false end`;

const isOn = (ranges: Range[]) =>
  sql.join(
    ranges.map(({ from, to }) => sql`id >= ${sql.lit(from)} and id < ${sql.lit(to)}`),
    sql` or `,
  );

const marksOf = (numbers: number[]) => numbers.map((number) => `'${markOfShelf(number)}'`).join(" | ");

// Safe to splice in: words hold only letters, digits and combining marks (`wordsOf`), no query syntax.
const queryOf = ({ words, isBegun }: Phrase) => `(${words.join(" <-> ")}${isBegun ? ":*" : ""})`;
const anyOf = (phrases: Phrase[]) => `(${phrases.map(queryOf).join(" | ")})`;
