import { type RawBuilder, sql } from "kysely";
import { LONGEST_BEGINNING, markOfBeginning, markOfShelf } from "#db/search-beginnings.ts";
import { KIND_SPAN, LAST_LARGE, searchKinds } from "#db/searched-nouns.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import { type HeldWords, type Phrase, termsHeld } from "#app/domain/search/words/held-words.server.ts";
import { shelfNumbers, type Range } from "./shelves.ts";

interface Asked {
  /** Null: of all small nouns, each record by its number. */
  kind: SearchKind | null;
  ask: Ask;
  shelves?: Range[] | undefined;
}

/**
 * The ids of what answers the first; null where it asks for words that nothing holds. Whether one answers each of the
 * stricter ones stands beside it, as `a1` and so on. The noun is no parameter: it is what its index is chosen by. Each
 * term is a condition of its own: so the index passes over what stands on other shelves, where of one long query it
 * weighs each record that holds a frequent word.
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
  // Of texts all that hold such a word would be gathered first: on few shelves each text is looked at.
  if (numbers && numbers.length <= FEW_SHELVES && where === "words" && terms.flat().some(({ lasts }) => lasts === null))
    return sql`${rows} and (${isOn(shelves)}) and ${isTold("words", terms.map(anyOf).join(" & "))}`;
  const marks = numbers ? [sql`${sql.ref(where)} @@ ${asIs(marksOf(numbers))}`] : [];
  return sql`${rows} and ${all([...marks, ...terms.map((phrases) => holdsOne(phrases, where))])}`;
}

function answers(ask: Ask, held: HeldWords): RawBuilder<unknown> {
  const terms = termsHeld(ask, held);
  return terms === null ? sql`false` : sql`(${all(terms.map((phrases) => holdsOne(phrases, ask.where)))})`;
}

/** Other writings are parted in other places by some locales of PostgreSQL. */
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
 * That the words follow one another is asked of each row that holds them, and how the last goes on where that may be in
 * very many ways.
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

/** Asked of each row: the planner would ask the index of it. */
const isTold = (place: Ask["where"], query: string) =>
  sql`case when ${sql.ref(place)} @@ ${asWords(query)} then true else false end`;

const isOn = (ranges: Range[]) =>
  sql.join(
    ranges.map(({ from, to }) => sql`id >= ${sql.lit(from)} and id < ${sql.lit(to)}`),
    sql` or `,
  );

const marksOf = (numbers: number[]) => numbers.map((number) => `'${markOfShelf(number)}'`).join(" | ");

// Words hold letters, digits and signs of writing alone (`wordsOf`): nothing that the language of queries knows.
const queryOf = ({ words, isBegun }: Phrase) => `(${words.join(" <-> ")}${isBegun ? ":*" : ""})`;
const anyOf = (phrases: Phrase[]) => `(${phrases.map(queryOf).join(" | ")})`;
