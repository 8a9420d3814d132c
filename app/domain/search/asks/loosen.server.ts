import type { Database } from "#db/database.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import { type Ask, kinds, type SearchKind } from "./ask.ts";
import { looserWays, type Way } from "./looser-ways.server.ts";
import { countFound } from "#app/domain/search/hits/count-found.server.ts";
import { readFound } from "#app/domain/search/hits/found-records.server.ts";
import { type Lists, readLists } from "#app/domain/search/noun-lists.server.ts";
import { FEW, searchAndCount } from "#app/domain/search/search.server.ts";
import type { SearchedTerm } from "#app/domain/search/words/searched-terms.ts";
import { findHits } from "#app/domain/search/hits/site-index.server.ts";
import { sumOf } from "#app/domain/list/sum-of.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";

export interface Looser {
  /** The words that were left out, one or two. */
  without: string[];
  q: string;
  total: Count;
}

type Counted = Way & { counts: Count[] };

/**
 * Proposes which words to leave out when no record holds all of them; null if no step of `looserWays` finds anything.
 * Within the first step that does, the way without the rarest word wins if it finds more than 1,000 courses; otherwise
 * the way that finds most records.
 */
export async function loosen(
  db: Database,
  query: string,
  contentVersion: number | null = null,
): Promise<Looser | null> {
  const lists = readLists(db, contentVersion);
  for (const ways of await looserWays(lists, wordsOf(query))) {
    const best = await bestOf(lists, ways);
    if (sumOf(best.counts).total > 0) return looserOf(lists, best, contentVersion);
  }
  return null;
}

async function looserOf(
  lists: Lists,
  { without, rest, terms, counts }: Counted,
  contentVersion: number | null,
): Promise<Looser> {
  const q = rest.join(" ");
  const total = sumOf(await leaveDraftsOut(lists, askOf(terms), counts));
  // A real search can find fewer records (a word that names a field excludes other fields) or more (a short result is
  // completed by beginnings of words).
  if (terms.length > 1 && total.total >= FEW) return { without, q, total };
  const { totals } = await searchAndCount(lists.db, q, contentVersion);
  return { without, q, total: sumOf([...(await totals).values()]) };
}

async function bestOf(lists: Lists, ways: Way[]): Promise<Counted> {
  const [rarest, ...others] = ways;
  const tried = await countWay(lists, rarest!);
  if (tried.counts[kinds.indexOf("course")]!.is_more) return tried;
  const counted = [tried, ...(await Promise.all(others.map((way) => countWay(lists, way))))];
  return counted.toSorted((one, other) => sumOf(other.counts).total - sumOf(one.counts).total)[0]!;
}

const askOf = (terms: SearchedTerm[]): Ask => ({ terms, where: "words" });

/** Counts each noun. */
async function countWay(lists: Lists, way: Way): Promise<Counted> {
  const counts = await countFound(
    lists,
    kinds.map((kind) => ({ kind, ask: askOf(way.terms) })),
  );
  return { ...way, counts };
}

const drafted: SearchKind[] = ["article", "page"];

/**
 * The index also holds drafts, so articles and pages are read and counted, unless there are too many to count exactly.
 */
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
