import { sql } from "kysely";
import { isPostgres } from "#db/is-postgres.ts";
import { listIds, type Lists, orders } from "#app/domain/search/noun-lists.server.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import { isSmall } from "./numbered-hits.ts";
import { findHits, findLittle } from "./site-index.server.ts";

/**
 * The first records of a list on whose shelves hits are sought before the whole index is asked: a frequent word has
 * enough hits there, a rare one few anywhere.
 */
const FIRST_WINDOW = 4000;
const windowsOf = (kind: SearchKind) => (kind === "course" ? [FIRST_WINDOW, 4 * FIRST_WINDOW] : [FIRST_WINDOW]);
/** Records sorted by hand can be scattered over many ranges; then the whole index is asked. */
const MOST_RANGES = 50;

/** What was found of one noun, by the index of the ask. */
export interface FirstFound {
  /** The ids of the first matches, up to the limit. */
  first: Map<number, number[]>;
  /** A lower bound of the number of matches. */
  least: Map<number, number>;
}

/** By noun. */
export type AllFound = Map<SearchKind, FirstFound>;

/** An ask with its index; the strictest has the lowest. */
type Placed = [number, Ask];

interface Search {
  kinds: readonly SearchKind[];
  asks: Placed[];
  limit: number;
}

/** Called with a noun's first records as soon as they are known. */
type Read<Result> = (kind: SearchKind, found: FirstFound) => Promise<Result>;

/** The ids found by the only ask. */
export const idsFound: Read<number[]> = (_, { first }) => Promise.resolve(first.get(0)!);

/**
 * Finds the first `limit` records of each noun, in list order, that match each ask. Answers what `read` made of them;
 * `found` collects the ids.
 */
export async function findFirst<Result>(
  lists: Lists,
  { kinds, asks, limit }: Search,
  read: Read<Result>,
  found: AllFound = new Map(),
): Promise<Map<SearchKind, Result>> {
  for (const kind of kinds) if (!found.has(kind)) found.set(kind, { first: new Map(), least: new Map() });
  return new Map(await findEach(lists, { kinds, asks, limit }, { found, read }));
}

interface Reading<Result> {
  found: AllFound;
  read: Read<Result>;
}

/** Large nouns come first in `kinds` and are searched one by one, unless all the remaining nouns have few matches. */
async function findEach<Result>(
  lists: Lists,
  { kinds, asks, limit }: Search,
  { found, read }: Reading<Result>,
): Promise<[SearchKind, Result][]> {
  const open = kinds.flatMap((kind) => asks.map((ask): Open => [kind, ask]));
  const little = await findLittle(lists, open.map(soughtOf), FEW);
  const [kind, ...others] = kinds;
  if (kind && !little && !isSmall(kind)) {
    const each = await Promise.all([
      findInOrder(lists, { kind, asks, limit }, { found, read }),
      findEach(lists, { kinds: others, asks, limit }, { found, read }),
    ]);
    return each.flat();
  }
  await (little ? keep(lists, { open, hits: little, limit }, found) : findAmongAll(lists, { open, limit }, found));
  return readEach(kinds, { found, read });
}

const readEach = <Result>(kinds: readonly SearchKind[], { found, read }: Reading<Result>) =>
  Promise.all(kinds.map(async (kind): Promise<[SearchKind, Result]> => [kind, await read(kind, found.get(kind)!)]));

type Open = [SearchKind, Placed];
const soughtOf = ([kind, [, ask]]: Open) => ({ kind, ask });

async function findInOrder<Result>(
  lists: Lists,
  { kind, asks, limit }: { kind: SearchKind; asks: Placed[]; limit: number },
  { found, read }: Reading<Result>,
): Promise<[SearchKind, Result][]> {
  const { first, least } = found.get(kind)!;
  let open = asks;
  for (const most of windowsOf(kind)) {
    const { ids: order, shelves } = await lists.listFirst(kind, most);
    // A short list is searched whole just as fast.
    if (order.length < most || shelves.length > MOST_RANGES) break;
    const hits = await findHits(
      lists,
      open.map(([, ask]) => ({ kind, ask, shelves })),
    );
    for (const [index, [place]] of open.entries()) {
      least.set(place, hits[index]!.length);
      first.set(place, firstIn(order, hits[index]!, limit));
    }
    open = unfilled(open, first, limit);
    if (open.length === 0) break;
    // A word this rare here is rare everywhere.
    if (open.every(([place]) => least.get(place)! < limit / 8)) break;
  }
  const rest = open.map((ask): Open => [kind, ask]);
  await findAmongAll(lists, { open: rest, limit }, found);
  return readEach([kind], { found, read });
}

/**
 * The ids of courses on the first shelves that match each ask, at most `most`; empty lists if these shelves are too
 * scattered.
 */
export async function findOnFirstShelves(lists: Lists, asks: Ask[], most?: number): Promise<number[][]> {
  const { shelves } = await lists.listFirst("course", FIRST_WINDOW);
  if (shelves.length === 0 || shelves.length > MOST_RANGES) return asks.map(() => []);
  return findHits(
    lists,
    asks.map((ask) => ({ kind: "course", ask, shelves })),
    most,
  );
}

function firstIn(order: number[], hits: number[], limit: number): number[] {
  const wanted = new Set(hits);
  const first: number[] = [];
  for (const id of order) {
    if (first.length === limit || first.length === wanted.size) break;
    if (wanted.has(id)) first.push(id);
  }
  return first;
}

/** Once a stricter ask has filled the limit, a looser one adds nothing. */
function unfilled(asks: Placed[], first: Map<number, number[]>, limit: number): Placed[] {
  const filled = asks.findIndex(([place]) => first.get(place)!.length >= limit);
  return filled === -1 ? asks : asks.slice(0, filled);
}

async function findAmongAll(lists: Lists, { open, limit }: { open: Open[]; limit: number }, found: AllFound) {
  await keep(lists, { open, hits: await findHits(lists, open.map(soughtOf)), limit }, found);
}

interface Hits {
  open: Open[];
  hits: number[][];
  limit: number;
}

async function keep(lists: Lists, { open, hits, limit }: Hits, found: AllFound) {
  const filled = new Set<SearchKind>();
  for (const [index, [kind, [place]]] of open.entries()) {
    const ids = hits[index]!;
    const { first, least } = found.get(kind)!;
    least.set(place, ids.length);
    // Once a stricter ask has filled the limit, a looser one adds nothing.
    first.set(place, ids.length <= limit || filled.has(kind) ? ids : await sorted(lists, kind, { ids, limit }));
    if (ids.length >= limit) filled.add(kind);
  }
}

/** Up to this many ids are sorted by the database; with more, the head of the list is walked first. */
const FEW = 500;
const WALKED = 32_000;

async function sorted(lists: Lists, kind: SearchKind, { ids, limit }: { ids: number[]; limit: number }) {
  if (ids.length > FEW) {
    const first = firstIn((await lists.listFirst(kind, WALKED)).ids, ids, limit);
    if (first.length === limit) return first;
  }
  const { table, order } = orders[kind];
  const text = JSON.stringify(ids);
  const values = isPostgres(lists.db)
    ? sql`select cast(value as bigint) from json_array_elements_text(${text})`
    : sql`select value from json_each(${text})`;
  return listIds(
    lists.db,
    sql`select id from ${sql.table(table)} where id in (${values}) order by ${sql.raw(order)} limit ${sql.lit(limit)}`,
  );
}

/** Maps each id to the index of the first ask that matches it. Stops once an ask fills the limit. */
export function placesOfAsks({ first }: FirstFound, limit: number): Map<number, number> {
  const places = new Map<number, number>();
  for (const [place, ids] of [...first].toSorted(([one], [other]) => one - other)) {
    if (places.size >= limit) break;
    for (const id of ids) if (!places.has(id)) places.set(id, place);
  }
  return places;
}
