import { isPostgres } from "#db/is-postgres.ts";
import { searchKinds } from "#db/searched-nouns.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import type { Lists } from "#app/domain/search/noun-lists.server.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import type { Range } from "./shelves.ts";
import { countHits, findByKind } from "./site-index.server.ts";

/** Counting stops here. */
const MOST_FOUND = 1000;
/** PostgreSQL counts courses first on the shelves of this many. */
const NEAR = 16_000;
/** How many times larger NEAR is than the first window that a search looks at. */
const NEAR_BY_FIRST = 4;

const upToMostFound = (total: number): Count => (total > MOST_FOUND ? { total: MOST_FOUND, is_more: 1 } : { total });

/** The matches of `ask` among records of `kind`; `least`: how many are already known. */
export interface Counted {
  kind: SearchKind;
  ask: Ask;
  least?: number;
}

/** Counts each of `asked`, in its order, up to MOST_FOUND. */
export async function countFound(lists: Lists, asked: Counted[]): Promise<Count[]> {
  const open = asked.filter(({ least = 0 }) => least <= MOST_FOUND);
  const counts = await (isPostgres(lists.db) ? countOnPostgres : countOnSqlite)(lists, open);
  return asked.map((one) => counts[open.indexOf(one)] ?? upToMostFound(one.least!));
}

async function countOnSqlite(lists: Lists, asked: Counted[]): Promise<Count[]> {
  const counts = new Map<Counted, Count>();
  for (const [ask, ofAsk] of Map.groupBy(asked, (one) => one.ask)) {
    // In index order, so that one query counts several neighbouring nouns when the first have few matches.
    let open = ofAsk.toSorted((one, other) => searchKinds[one.kind] - searchKinds[other.kind]);
    while (open.length > 0) {
      const kinds = open.map(({ kind }) => kind);
      const { byKind, isAll } = await findByKind(lists, { kinds, ask }, MOST_FOUND + 1);
      const last = kinds.findLastIndex((kind) => byKind.get(kind)!.length > 0);
      const told = isAll ? open : open.slice(0, Math.max(last, 1));
      for (const one of told) counts.set(one, upToMostFound(byKind.get(one.kind)!.length));
      open = open.slice(told.length);
    }
  }
  return asked.map((one) => counts.get(one)!);
}

async function countOnPostgres(lists: Lists, asked: Counted[]): Promise<Count[]> {
  const counts = new Map<Counted, Count>();
  const count = async (some: Counted[], shelves?: Range[]) => {
    const sought = some.map(({ kind, ask }) => ({ kind, ask, shelves }));
    const totals = await countHits(lists, sought, MOST_FOUND + 1);
    for (const [place, one] of some.entries()) counts.set(one, upToMostFound(totals[place]!));
  };
  // Counts of courses take nearly all of the time: each runs on its own connection.
  const countCourse = async (one: Counted) => {
    const { least = MOST_FOUND } = one;
    // PostgreSQL's index gathers all hits. For a frequent word the first shelves already hold MOST_FOUND.
    const shelves = least * NEAR_BY_FIRST > MOST_FOUND ? (await lists.listFirst("course", NEAR)).shelves : [];
    if (shelves.length > 0) await count([one], shelves);
    if (!counts.get(one)?.is_more) await count([one]);
  };
  const courses = asked.filter(({ kind }) => kind === "course");
  await Promise.all([count(asked.filter((one) => !courses.includes(one))), ...courses.map(countCourse)]);
  return asked.map((one) => counts.get(one)!);
}
