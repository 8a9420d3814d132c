import type { Count } from "#app/domain/list/page-of.ts";
import { type Ask, type SearchKind, kinds } from "#app/domain/search/asks/ask.ts";
import { mayNameField } from "#app/domain/search/asks/named-field.ts";
import { type Counted, countFound } from "#app/domain/search/hits/count-found.server.ts";
import { type AllFound, placesOfAsks } from "#app/domain/search/hits/first-found.server.ts";
import type { Lists } from "./noun-lists.server.ts";
import type { Found } from "./search-schema.ts";

/** The most results shown of each noun. */
export const MOST_PER_TYPE = 50;

/** The number of results of each noun that has any, counted up to 1,000. */
export type Totals = Map<SearchKind, Count>;

export interface Answers {
  rows: Found[];
  asks: Ask[];
  found: AllFound;
  /** The query names a field: courses and programmes count by their titles only. */
  isOfField: boolean;
  /** Counts that run while the records are read; a promise of null where none was begun. */
  counting: Map<SearchKind, Promise<Count | null>>;
}

export type Known = Pick<Answers, "asks" | "found">;

/** Counts a noun while its records are read; null: it must be counted later. */
export type CountMeanwhile = (lists: Lists, known: Known, kind: SearchKind) => Promise<Count | null>;

/**
 * The totals of all nouns shown. A noun with fewer rows than the limit has no more; the others are counted by their
 * widest ask.
 */
export async function totalsOf(lists: Lists, { rows, isOfField, counting, ...known }: Answers): Promise<Totals> {
  const counts = await Promise.all([...counting].map(async ([kind, count]) => [kind, await count] as const));
  const counted = new Map(counts.flatMap(([kind, count]) => (count ? [[kind, count] as const] : [])));
  const shown = Map.groupBy(rows, ({ type }) => type);
  const ofTitles = known.asks.findLastIndex(({ where }) => where === "title");
  const isOfTitles = (kind: SearchKind) => isOfField && (kind === "course" || kind === "program");
  const open = [...shown]
    .filter(([kind, { length }]) => length === MOST_PER_TYPE && !counted.has(kind))
    .map(([kind]) => countedBy(known, kind, isOfTitles(kind) ? ofTitles : undefined));
  const totals = new Map([...counted, ...(await countEach(lists, open))]);
  return new Map(
    [...shown]
      .map(([kind, { length }]) => [kind, totals.get(kind) ?? { total: length }] as const)
      .toSorted(([one], [other]) => kinds.indexOf(one) - kinds.indexOf(other)),
  );
}

/** The index holds drafts of these nouns, so their number is known only after reading. */
const drafted = new Set<SearchKind>(["article", "page"]);

/**
 * Counts a noun that certainly fills the limit. Null if it may not, or if the count depends on the records read:
 * drafts, and queries that may name a field.
 */
export async function countIfFilled(lists: Lists, known: Known, kind: SearchKind): Promise<Count | null> {
  const isFilled = () => placesOfAsks(known.found.get(kind)!, MOST_PER_TYPE).size >= MOST_PER_TYPE;
  if (mayNameField(known.asks) || drafted.has(kind) || !isFilled()) return null;
  const [count] = await countFound(lists, [countedBy(known, kind)]);
  return count!;
}

const countedBy = ({ asks, found }: Known, kind: SearchKind, place = asks.length - 1): Counted => ({
  kind,
  ask: asks[place]!,
  least: found.get(kind)!.least.get(place) ?? 0,
});

async function countEach(lists: Lists, asked: Counted[]): Promise<Totals> {
  const counts = await countFound(lists, asked);
  return new Map(asked.map(({ kind }, place) => [kind, counts[place]!]));
}
