import type { Database } from "#db/database.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import type { Lexicon } from "#app/domain/synonym/lexicon.server.ts";
import { type Ask, kinds, type SearchKind } from "./ask.ts";
import { tellingOf } from "./asks.ts";
import { countFound } from "#app/domain/search/hits/count-found.server.ts";
import { findOnFirstShelves } from "#app/domain/search/hits/first-found.server.ts";
import { readFound } from "#app/domain/search/hits/found-records.server.ts";
import { type Lists, readLists } from "#app/domain/search/noun-lists.server.ts";
import { FEW, searchAndCount } from "#app/domain/search/search.server.ts";
import { termsOf } from "#app/domain/search/words/searched-terms.ts";
import { findHits } from "#app/domain/search/hits/site-index.server.ts";
import { sumOf } from "#app/domain/search/hits/sum-of.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";

export interface Looser {
  /** The word that was left out. */
  without: string;
  q: string;
  total: Count;
}

const MOST_LOOSENED = 4;

interface Way {
  without: string;
  rest: string[];
  ask: Ask;
}

/**
 * Where nothing holds all words: the one to leave out; null where that does not help. It is the rarest among the first courses where more than 1,000 hold the
 * others; else the one without which most is found.
 */
export async function loosen(
  db: Database,
  query: string,
  contentVersion: number | null = null,
): Promise<Looser | null> {
  const words = wordsOf(query);
  if (words.length < 2 || words.length > MOST_LOOSENED) return null;
  const lists = readLists(db, contentVersion);
  const lexicon = await lists.readLexicon();
  const ways = words.map((without, place): Way => {
    const rest = words.toSpliced(place, 1);
    return { without, rest, ask: { terms: tellingOf(termsOf(rest, lexicon)), where: "words" } };
  });
  const { without, rest, ask, counts } = await bestOf(lists, ways, lexicon);
  if (sumOf(counts).total === 0) return null;
  const q = rest.join(" ");
  const total = sumOf(await leaveDraftsOut(lists, ask, counts));
  // A search of these words may mean fewer, where they name a field; or more, where few are found.
  if (ask.terms.length > 1 && total.total >= FEW) return { without, q, total };
  const { totals } = await searchAndCount(db, q, contentVersion);
  return { without, q, total: sumOf([...(await totals).values()]) };
}

async function bestOf(lists: Lists, ways: Way[], lexicon: Lexicon): Promise<Way & { counts: Count[] }> {
  const rarest = await rarestOf(lists, ways, lexicon);
  const trying = countWay(lists, rarest);
  const tried = await trying;
  if (tried.counts[kinds.indexOf("course")]!.is_more) return tried;
  const counted = await Promise.all(ways.map((way) => (way === rarest ? trying : countWay(lists, way))));
  return counted.toSorted((one, other) => sumOf(other.counts).total - sumOf(one.counts).total)[0]!;
}

async function rarestOf(lists: Lists, ways: Way[], lexicon: Lexicon): Promise<Way> {
  const asks = ways.map(({ without }): Ask => ({ terms: termsOf([without], lexicon), where: "words" }));
  const met = (await findOnFirstShelves(lists, asks)).map(({ length }) => length);
  return ways[met.indexOf(Math.min(...met))]!;
}

/** Of each noun. */
async function countWay(lists: Lists, way: Way): Promise<Way & { counts: Count[] }> {
  const counts = await countFound(
    lists,
    kinds.map((kind) => ({ kind, ask: way.ask })),
  );
  return { ...way, counts };
}

const drafted: SearchKind[] = ["article", "page"];

/** The index holds drafts, too; of so many that nobody counts on none is read. */
async function leaveDraftsOut(lists: Lists, ask: Ask, counts: Count[]): Promise<Count[]> {
  const open = drafted.filter((kind) => {
    const { total, is_more } = counts[kinds.indexOf(kind)]!;
    return total > 0 && !is_more;
  });
  const hits = await findHits(
    lists,
    open.map((kind) => ({ kind, ask })),
  );
  const shown = await Promise.all(
    open.map((kind, place) => readFound(lists.db, { kind, places: new Map(hits[place]!.map((id) => [id, 0])) })),
  );
  return counts.map((count, place) => {
    const found = shown[open.indexOf(kinds[place]!)];
    return found ? { total: found.length } : count;
  });
}
