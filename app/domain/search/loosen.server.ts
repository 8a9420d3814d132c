import type { Database } from "#db/database.ts";
import type { Count } from "#app/domain/page-of.ts";
import { readLexicon } from "#app/domain/synonym/lexicon.server.ts";
import type { Ask, SearchKind } from "./ask.ts";
import { tellingOf } from "./asks.ts";
import { countFound } from "./count-found.server.ts";
import { readLists } from "./noun-lists.server.ts";
import { FEW, kinds, searchSite } from "./search.server.ts";
import { termsOf } from "./searched-terms.ts";
import { sumOf } from "./sum-of.ts";
import { wordsOf } from "./words-of.ts";

export interface Looser {
  /** The word that was left out. */
  without: string;
  q: string;
  total: Count;
}

const MOST_LOOSENED = 4;

/** Where nothing holds all words: the one to leave out, so that most is found; null where that does not help. */
export async function loosen(
  db: Database,
  query: string,
  contentVersion: number | null = null,
): Promise<Looser | null> {
  const words = wordsOf(query);
  if (words.length < 2 || words.length > MOST_LOOSENED) return null;
  const lexicon = await readLexicon(db);
  const lists = readLists(db, contentVersion);
  const ways = words.map((without, place) => {
    const rest = words.toSpliced(place, 1);
    return { without, rest, ask: { terms: tellingOf(termsOf(rest, lexicon)), where: "words" } satisfies Ask };
  });
  const asked = ways.flatMap(({ ask }) => kinds.map((kind) => ({ kind, ask })));
  const counts = await countFound(lists, asked);
  const counted = ways.map((way) => ({ ...way, of: counts.filter((_, place) => asked[place]!.ask === way.ask) }));
  const sizeOf = ({ of }: { of: Count[] }) => sumOf(of).total;
  const [best] = counted.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  if (!best || sizeOf(best) === 0) return null;
  const { without, of } = best;
  const q = best.rest.join(" ");
  if (isTold(best.ask, of)) return { without, q, total: sumOf(of) };
  return { without, q, total: sumOf([...(await searchSite(db, q, contentVersion)).totals.values()]) };
}

/** A search of these words may mean fewer, where they name a field; or more, where few are found; and drafts are not shown. */
function isTold({ terms }: Ask, counts: Count[]): boolean {
  const isShown = (kind: SearchKind) => kind !== "article" && kind !== "page";
  const areAllShown = counts.every(({ total }, place) => total === 0 || isShown(kinds[place]!));
  return areAllShown && tellingOf(terms).length > 1 && sumOf(counts).total >= FEW;
}
