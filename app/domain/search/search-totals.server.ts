import type { Count } from "#app/domain/list/page-of.ts";
import { type Ask, type SearchKind, kinds } from "#app/domain/search/asks/ask.ts";
import { mayNameField } from "#app/domain/search/asks/named-field.ts";
import { type Counted, countFound } from "#app/domain/search/hits/count-found.server.ts";
import { type AllFound, placesOfAsks } from "#app/domain/search/hits/first-found.server.ts";
import type { Lists } from "./noun-lists.server.ts";
import type { Found } from "./search-schema.ts";

/** So many of each noun are shown. */
export const MOST_PER_TYPE = 50;

/** How many there are of each noun of which there are any; counted to 1,000. */
export type Totals = Map<SearchKind, Count>;

export interface Answers {
  rows: Found[];
  asks: Ask[];
  found: AllFound;
  /** A field was named: of courses and programmes only titles count. */
  isOfField: boolean;
  /** What is counted while the records are read and put in order; null where it was not begun. */
  counting: Map<SearchKind, Promise<Count | null>>;
}

export type Known = Pick<Answers, "asks" | "found">;

/** Counts a noun while its records are read; null where it does not. */
export type CountMeanwhile = (lists: Lists, known: Known, kind: SearchKind) => Promise<Count | null>;

/** Where fewer are shown than could be, these are all; the last ask is the widest. */
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

/** Of these nouns drafts are found, too: how many are shown is known when they were read. */
const drafted = new Set<SearchKind>(["article", "page"]);

/**
 * One that surely fills its part of the page. What counts where a field is named is known when the records were read.
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
