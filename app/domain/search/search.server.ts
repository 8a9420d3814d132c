import type { Database } from "#db/database.ts";
import { courseFields } from "#app/domain/course/course-schema.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import { type Lexicon, readLexicon } from "#app/domain/synonym/lexicon.server.ts";
import { beginningAsks, tellingOf, wholeAsks } from "#app/domain/search/asks/asks.ts";
import { correctWords } from "#app/domain/search/words/correct-words.server.ts";
import { type FoundRecord, readFound } from "#app/domain/search/hits/found-records.server.ts";
import { areWholeAnyway } from "#app/domain/search/words/held-words.server.ts";
import type { Found } from "./search-schema.ts";
import { type SearchedTerm, termsOf } from "#app/domain/search/words/searched-terms.ts";
import { countFound, upToMostFound } from "#app/domain/search/hits/count-found.server.ts";
import { type AllFound, findFirst, type FirstFound, placesOf } from "#app/domain/search/hits/first-found.server.ts";
import { findTitled, type Lists, readLists } from "./noun-lists.server.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import { phraseOf, wordsOf } from "#app/domain/search/words/words-of.ts";

const MOST_PER_TYPE = 50;
export const kinds: SearchKind[] = ["course", "university", "program", "article", "page", "faq"];

export interface SiteSearch {
  /** The first of each noun. */
  rows: Found[];
  /** The words that were looked for in place of those typed, which nothing holds; null where these were found. */
  corrected: string | null;
}

export interface CountedSearch extends SiteSearch {
  /** How many there are of each noun of which there are any; counted to 1,000. */
  totals: Map<SearchKind, Count>;
}

/**
 * Everything that visitors see and that holds all words of the query, or what people call the same. Titles that hold
 * them come first, then texts, then words that only begin with them; of these courses, universities, programmes, articles,
 * pages of the office's own and FAQs, each in the order staff gave them. Words that nothing holds are looked for with one letter changed.
 */
export async function searchSite(
  db: Database,
  query: string,
  contentVersion: number | null = null,
): Promise<CountedSearch> {
  const lists = readLists(db, contentVersion);
  const looked = await lookFor(lists, query);
  return { rows: looked.rows, corrected: looked.corrected, totals: await totalsOf(lists, looked) };
}

const MOST_SUGGESTED = 8;
const MOST_SUGGESTED_PER_TYPE = 3;

/** The first few of what a search finds, for somebody who is still typing; of no kind so many that the others find no room. */
export async function suggestOnSite(
  db: Database,
  query: string,
  contentVersion: number | null = null,
): Promise<SiteSearch> {
  const { rows, corrected } = await lookFor(readLists(db, contentVersion), query);
  const taken = new Map<Found["type"], number>();
  const hasRoom = ({ type }: Found) => {
    taken.set(type, (taken.get(type) ?? 0) + 1);
    return taken.get(type)! <= MOST_SUGGESTED_PER_TYPE;
  };
  return { rows: rows.filter(hasRoom).slice(0, MOST_SUGGESTED), corrected };
}

interface Answers {
  rows: Found[];
  asks: Ask[];
  found: AllFound;
  /** A field was named: of courses and programmes only titles count. */
  isOfField: boolean;
}

async function lookFor(lists: Lists, query: string): Promise<Answers & SiteSearch> {
  const words = wordsOf(query);
  if (words.length === 0) return { rows: [], corrected: null, asks: [], found: new Map(), isOfField: false };
  const lexicon = await readLexicon(lists.db);
  const found = await findAll(lists, words, lexicon);
  if (found.rows.length > 0) return { ...found, corrected: null };
  const others = await correctWords(lists, words, lexicon);
  if (others === null) return { ...found, corrected: null };
  return { ...(await findAll(lists, others, lexicon)), corrected: others.join(" ") };
}

/** Where fewer are shown than could be, these are all; the last ask is the widest. */
async function totalsOf(lists: Lists, { rows, asks, found, isOfField }: Answers): Promise<Map<SearchKind, Count>> {
  const shown = Map.groupBy(rows, ({ type }) => type);
  const ofTitles = asks.findLastIndex(({ where }) => where === "title");
  const askOf = (kind: SearchKind) =>
    isOfField && (kind === "course" || kind === "program") ? ofTitles : asks.length - 1;
  const leastOf = (kind: SearchKind) => found.get(kind)!.least.get(askOf(kind)) ?? 0;
  const totals = [...shown].map(([kind, { length }]): [SearchKind, Count] => {
    const isAll = length < MOST_PER_TYPE;
    return [kind, isAll ? { total: length } : upToMostFound(leastOf(kind))];
  });
  const open = totals
    .filter(([kind, { is_more }]) => !is_more && shown.get(kind)!.length === MOST_PER_TYPE)
    .map(([kind]) => ({ kind, ask: asks[askOf(kind)]!, least: leastOf(kind) }));
  const counts = await countFound(lists, open);
  const counted = new Map(open.map(({ kind }, place) => [kind, counts[place]!]));
  return new Map(
    totals
      .map(([kind, total]) => [kind, counted.get(kind) ?? total] as const)
      .toSorted(([one], [other]) => kinds.indexOf(one) - kinds.indexOf(other)),
  );
}

/** Fewer results than these are completed by words that only begin with those typed. */
export const FEW = 10;

async function findAll(lists: Lists, words: string[], lexicon: Lexicon): Promise<Answers> {
  const terms = termsOf(words, lexicon);
  const typed = words.join(" ");
  let answers = await answersOf(lists, typed, { asks: wholeAsks(terms), found: new Map() });
  const begun = beginningAsks(terms);
  if (answers.rows.length < FEW && areWholeAnyway(begun[0]!, await lists.readHeld(begun))) return answers;
  for (const ask of begun) {
    if (answers.rows.length >= FEW) break;
    answers = await answersOf(lists, typed, { ...answers, asks: [...answers.asks, ask] });
  }
  return answers;
}

/** What was found by the asks before is known already. */
async function answersOf(
  lists: Lists,
  typed: string,
  { asks, found: known }: Pick<Answers, "asks" | "found">,
): Promise<Answers> {
  const further = [...asks.entries()].filter(([place]) => !known.get("course")?.first.has(place));
  const found = await findFirst(lists, { kinds, asks: further, limit: MOST_PER_TYPE }, known);
  const records = await Promise.all(kinds.map((kind) => readFirst(lists.db, kind, { typed, found: found.get(kind)! })));
  const isOfField = namesField(asks, records.flat());
  const isMeant = (record: FoundRecord) => !isOfField || isByTitle(asks, record) || !isOfOther(record, asks);
  const inOrder = records.flatMap((ofOneKind) => inOrderOf(ofOneKind.filter(isMeant), typed).slice(0, MOST_PER_TYPE));
  const telling = tellingOf(asks[0]!.terms);
  const placed = inOrder.map(({ shown, place }) => ({ shown, place: isThere(shown, telling) ? 0 : place }));
  const rows = placed.toSorted((one, other) => one.place - other.place).map(({ shown }) => shown);
  return { rows, asks, found, isOfField };
}

async function readFirst(db: Database, kind: SearchKind, { typed, found }: { typed: string; found: FirstFound }) {
  const places = placesOf(found, MOST_PER_TYPE);
  // Of so many hits a title that is what was typed may stand anywhere.
  if (places.size >= MOST_PER_TYPE) for (const id of await findTitled(db, kind, typed)) places.set(id, 0);
  return readFound(db, kind, places);
}

const fields = new Set<string>(courseFields);

const isByTitle = (asks: Ask[], { place }: FoundRecord) => asks[place]!.where === "title";
const namedBy = (asks: Ask[]) => tellingOf(asks[0]!.terms)[0]!.phrases[0]!.join(" ");

/** Whoever names a field means it: courses and programmes of another one, which only mention it, are left out. */
function namesField(asks: Ask[], found: FoundRecord[]): boolean {
  if (tellingOf(asks[0]!.terms).length !== 1 || !fields.has(namedBy(asks))) return false;
  // A course is found by the name of its field as by its title.
  return found.some((record) => record.shown.type === "course" && isByTitle(asks, record));
}

function isOfOther({ shown: { type, title } }: FoundRecord, asks: Ask[]): boolean {
  if (type === "course") return true;
  return type === "program" && wordsOf(title).some((word) => word !== namedBy(asks) && fields.has(word));
}

/** Whoever asks for a place means what is there, before what only names it. */
function isThere({ location }: Found, telling: SearchedTerm[]): boolean {
  const place = ` ${phraseOf(location)} `;
  return telling.every(({ phrases }) => phrases.some((words) => place.includes(` ${words.join(" ")} `)));
}

/** Of one noun: by how it was found, a title that is the query first, then in the order staff gave them. */
function inOrderOf(found: FoundRecord[], typed: string): FoundRecord[] {
  const distance = new Map(found.map((record) => [record, phraseOf(record.shown.title) === typed ? 0 : 1]));
  return found.toSorted((one, other) => one.place - other.place || distance.get(one)! - distance.get(other)!);
}
