import type { Database } from "#db/database.ts";
import { courseFields } from "#app/domain/course/course-schema.ts";
import { type Lexicon, readLexicon } from "#app/domain/synonym/lexicon.server.ts";
import { correctWords } from "./correct-words.server.ts";
import { type FoundRecord, readFound } from "./found-records.server.ts";
import type { Found } from "./search-schema.ts";
import { type SearchedTerm, termsOf } from "./searched-terms.ts";
import { type Ask, findInIndex, type SearchKind } from "./site-index.server.ts";
import { wordsOf } from "./words-of.ts";

const MOST_PER_TYPE = 50;
const kinds: SearchKind[] = ["course", "university", "program", "article", "page", "faq"];

export interface SiteSearch {
  rows: Found[];
  /** The words that were looked for in place of those typed, which nothing holds; null where these were found. */
  corrected: string | null;
}

/**
 * Everything that visitors see and that holds all words of the query, or what people call the same. Titles that hold
 * them come first, then texts, then words that only begin with them; of these courses, universities, programmes, articles,
 * pages of the office's own and FAQs, each in the order staff gave them. Words that nothing holds are looked for with one letter changed.
 */
export async function searchSite(db: Database, query: string): Promise<SiteSearch> {
  const words = wordsOf(query);
  if (words.length === 0) return { rows: [], corrected: null };
  const lexicon = await readLexicon(db);
  const rows = await findAll(db, words, lexicon);
  if (rows.length > 0) return { rows, corrected: null };
  const others = await correctWords(db, words, lexicon);
  if (others === null) return { rows, corrected: null };
  return { rows: await findAll(db, others, lexicon), corrected: others.join(" ") };
}

const MOST_SUGGESTED = 8;
const MOST_SUGGESTED_PER_TYPE = 3;

/** The first few of what a search finds, for somebody who is still typing; of no kind so many that the others find no room. */
export async function suggestOnSite(db: Database, query: string): Promise<SiteSearch> {
  const { rows, corrected } = await searchSite(db, query);
  const taken = new Map<Found["type"], number>();
  const hasRoom = ({ type }: Found) => {
    taken.set(type, (taken.get(type) ?? 0) + 1);
    return taken.get(type)! <= MOST_SUGGESTED_PER_TYPE;
  };
  return { rows: rows.filter(hasRoom).slice(0, MOST_SUGGESTED), corrected };
}

/** Fewer results than these are completed by words that only begin with those typed, which takes the index far longer. */
const FEW = 10;

async function findAll(db: Database, words: string[], lexicon: Lexicon): Promise<Found[]> {
  const terms = termsOf(words, lexicon);
  const asks = wholeAsks(terms);
  let rows = await answersOf(db, words, asks);
  for (const ask of beginningAsks(terms)) {
    if (rows.length >= FEW) break;
    asks.push(ask);
    rows = await answersOf(db, words, asks);
  }
  return rows;
}

async function answersOf(db: Database, words: string[], asks: Ask[]): Promise<Found[]> {
  const found = await Promise.all(
    kinds.map(async (kind) => readFound(db, kind, await findInIndex(db, kind, asks, MOST_PER_TYPE))),
  );
  const typed = words.join(" ");
  const isMeant = meantBy(asks, found.flat());
  const inOrder = found.flatMap((ofOneKind) => inOrderOf(ofOneKind.filter(isMeant), typed).slice(0, MOST_PER_TYPE));
  return inOrder.toSorted((one, other) => one.place - other.place).map(({ shown }) => shown);
}

const fields = new Set<string>(courseFields);

/** Whoever names a field means it: courses and programmes of another one, which only mention it, are left out. */
function meantBy(asks: Ask[], found: FoundRecord[]): (record: FoundRecord) => boolean {
  const telling = tellingOf(asks[0]!.terms);
  const field = telling[0]!.phrases[0]!.join(" ");
  const isByTitle = ({ place }: FoundRecord) => asks[place]!.where === "title";
  const isNamed = telling.length === 1 && fields.has(field);
  // A course is found by the name of its field as by its title.
  if (!isNamed || !found.some((record) => record.shown.type === "course" && isByTitle(record))) return () => true;
  const isOfOther = ({ type, title }: Found) =>
    type === "course" || (type === "program" && wordsOf(title).some((word) => word !== field && fields.has(word)));
  return (record) => isByTitle(record) || !isOfOther(record.shown);
}

/** From the best to the least: what is found by an earlier ask stands before what only a later one finds. */
function wholeAsks(terms: SearchedTerm[]): Ask[] {
  const telling = tellingOf(terms);
  const isDiluted = telling.length < terms.length;
  return [
    { terms, where: "title" },
    ...(isDiluted ? [{ terms: telling, where: "title" as const }] : []),
    { terms, where: "words" },
    ...(isDiluted ? [{ terms: telling, where: "words" as const }] : []),
  ];
}

const beginningAsks = (terms: SearchedTerm[]): Ask[] => [
  { terms: tellingOf(terms), where: "title", areBeginnings: true },
  { terms: tellingOf(terms), where: "words", areBeginnings: true },
];

/** Without the quiet words, unless there are no others. */
function tellingOf(terms: SearchedTerm[]): SearchedTerm[] {
  const telling = terms.filter(({ isQuiet }) => !isQuiet);
  return telling.length > 0 ? telling : terms;
}

/** Of one noun: by how it was found, a title that is the query first, one that begins with it next. */
function inOrderOf(found: FoundRecord[], typed: string): FoundRecord[] {
  const closeness = ({ shown }: FoundRecord) => {
    const title = wordsOf(shown.title).join(" ");
    return title === typed ? 0 : title.startsWith(`${typed} `) ? 1 : 2;
  };
  return found.toSorted((one, other) => one.place - other.place || closeness(one) - closeness(other));
}
