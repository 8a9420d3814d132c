import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { searchKinds } from "#db/site-search.ts";
import type { Count } from "#app/domain/page-of.ts";
import { type Ask, hitId, hitsOnSqlite, holds, isHit, type SearchKind } from "./site-index.server.ts";

/** Where records stand, and in what order: the one that staff gave them, of articles the newest first. */
const lists: Record<SearchKind, { table: string; order: string }> = {
  course: { table: "courses", order: "position, id" },
  university: { table: "universities", order: "position, id" },
  program: { table: "programs", order: "position, id" },
  article: { table: "articles", order: "published_at desc nulls last, id desc" },
  page: { table: "pages", order: "position, id" },
  faq: { table: "faqs", order: "position, id" },
};

/** Of these there may be so many that most hits are not looked at. */
const large = new Set<SearchKind>(["course", "university"]);
/** So many records are looked at in their order before the index is asked for all hits. */
const WALKED = 2000;
/** So many hits are sorted rather than met in the order. */
const FEW = 4000;

/**
 * The ids of the first records of a noun, in the order of its list, that answer each of the asks, with the place of the first
 * ask that they answer. Where one ask has more hits than are wanted, those that stand first are taken.
 */
export async function findFirst(
  db: Database,
  kind: SearchKind,
  asks: Ask[],
  limit: number,
): Promise<Map<number, number>> {
  const places = new Map<number, number>();
  for (const [place, find] of (await (isPostgres(db) ? onPostgres : onSqlite)({ db, kind, asks, limit })).entries()) {
    if (places.size >= limit) break;
    for (const id of await find()) if (!places.has(id)) places.set(id, place);
  }
  return places;
}

interface Search {
  db: Database;
  kind: SearchKind;
  asks: Ask[];
  limit: number;
}

/** By the place of an ask the first that answer it. */
type Finds = (() => Promise<number[]> | number[])[];

/** All hits as one text: an object for each row would take longer than finding it. */
async function onSqlite({ db, kind, asks, limit }: Search): Promise<Finds> {
  const parts = asks.map(
    (ask, place) =>
      sql`select ${sql.lit(place)} as place, json_group_array(${hitId(kind)}) as ids from ${hitsOnSqlite(kind, ask)}`,
  );
  const { rows } = await sql<{ place: number; ids: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows
    .toSorted((one, other) => one.place - other.place)
    .map(({ ids: text }) => {
      const ids = JSON.parse(text) as number[];
      return () => (ids.length <= limit ? ids : firstOf(db, kind, { ids, text, limit }));
    });
}

/** Frequent words are met soon by walking the order; of rare ones all hits are sorted. */
async function firstOf(db: Database, kind: SearchKind, hits: { ids: number[]; text: string; limit: number }) {
  const { table, order } = lists[kind];
  const list = async (rest: RawBuilder<unknown>, most: number) => {
    const query = sql<{ id: number }>`
      select id from ${sql.table(table)} ${rest} order by ${sql.raw(order)} limit ${sql.lit(most)}`;
    return (await query.execute(db)).rows.map(({ id }) => id);
  };
  const { ids, text, limit } = hits;
  if (ids.length <= FEW) return list(sql`where id in (select value from json_each(${text}))`, limit);
  const wanted = new Set(ids);
  for (let most = FEW; ; most *= 4) {
    const some = await list(sql``, most);
    const first = some.filter((id) => wanted.has(id)).slice(0, limit);
    if (first.length === limit || some.length < most) return first;
  }
}

async function onPostgres(search: Search): Promise<Finds> {
  const { db, kind, asks, limit } = search;
  const walked = large.has(kind) ? await walk(search) : { isWhole: false, rows: [] };
  const found = asks.map((_, place) => walked.rows.filter((hit) => hit.place === place).map(({ id }) => id));
  const isDone = (place: number) => walked.isWhole || found[place]!.length >= limit;
  // What a better ask has filled, a lesser one adds nothing to.
  const isFilled = (place: number) => found.slice(0, place).some((ids) => ids.length >= limit);
  const open = asks.flatMap((ask, place) => (isDone(place) || isFilled(place) ? [] : [{ ask, place }]));
  for (const { place } of open) found[place] = [];
  if (open.length > 0) for (const { id, place } of await sortHits(db, kind, { open, limit })) found[place]!.push(id);
  return found.map((ids) => () => ids);
}

/** What of the first few thousand answers an ask, the best that it answers; of each ask so many. */
async function walk({ db, kind, asks, limit }: Search) {
  const { table, order } = lists[kind];
  const places = asks.map((ask, place) => sql`when ${holds(ask)} then ${sql.lit(place)}`);
  // Nothing is asked of the index here: the planner would rather begin with all hits.
  const { rows } = await sql<{ id: number; place: number }>`
    with first as materialized (
      select id, row_number() over (order by ${sql.raw(order)}) as number
      from ${sql.table(table)} order by ${sql.raw(order)} limit ${sql.lit(WALKED)}
    ), answers as materialized (
      select first.id, number, case ${sql.join(places, sql` `)} end as place
      from first join site_search on kind = ${sql.lit(searchKinds[kind])} and site_search.id = first.id
    ), numbered as (
      select id, place, row_number() over (partition by place order by number) as number
      from answers where place is not null
    )
    select id, place, number from numbered where number <= ${sql.lit(limit)}
    union all select count(*), -1, 0 from first order by place, number`.execute(db);
  const [passed, ...hits] = rows;
  return { isWhole: passed!.id < WALKED, rows: hits };
}

/** All hits first: it guesses the frequency of phrases and beginnings badly, and would walk the whole list for a rare one. */
async function sortHits(
  db: Database,
  kind: SearchKind,
  { open, limit }: { open: { ask: Ask; place: number }[]; limit: number },
) {
  const { table, order } = lists[kind];
  const parts = open.map(
    ({ ask, place }) => sql`select id, place from (
      with hits as materialized (select id from site_search where ${isHit(kind, ask)})
      select id, ${sql.lit(place)} as place, row_number() over (order by ${sql.raw(order)}) as number
      from ${sql.table(table)} join hits using (id) order by ${sql.raw(order)} limit ${sql.lit(limit)}
    ) as part${sql.raw(String(place))}`,
  );
  const { rows } = await sql<{ id: number; place: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

const titled = { course: "title", university: "name" } as const;

/** The first whose title is just what was typed. */
export async function findTitled(db: Database, kind: SearchKind, typed: string): Promise<number[]> {
  if (kind !== "course" && kind !== "university") return [];
  const { table, order } = lists[kind];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where lower(${sql.ref(titled[kind])}) = ${typed}
    order by ${sql.raw(order)} limit 50`.execute(db);
  return rows.map(({ id }) => id);
}

/** Nobody counts further. */
const MOST_FOUND = 1000;

/** How many of each noun answer; the ask may differ by noun. */
export async function countFound(db: Database, asked: [SearchKind, Ask][]): Promise<Map<SearchKind, Count>> {
  if (asked.length === 0) return new Map();
  const counts = asked.map(([kind, ask]) => {
    const hits = isPostgres(db)
      ? sql`select 1 from site_search where ${isHit(kind, ask)}`
      : sql`select 1 from ${hitsOnSqlite(kind, ask)}`;
    return sql`(select count(*) from (${hits} limit ${sql.lit(MOST_FOUND + 1)}) as hits) as ${sql.ref(kind)}`;
  });
  const query = sql<Record<SearchKind, number>>`select ${sql.join(counts)}`;
  const { rows } = await (isPostgres(db) ? byIndex(db, (db) => query.execute(db)) : query.execute(db));
  const upToMost = (total: number): Count => (total > MOST_FOUND ? { total: MOST_FOUND, is_more: 1 } : { total });
  return new Map(asked.map(([kind]) => [kind, upToMost(rows[0]![kind])]));
}

/** For a limit PostgreSQL would rather read the table until it has met so many. */
const byIndex = <Answer>(db: Database, ask: (db: Database) => Promise<Answer>) =>
  db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    await sql`set local enable_indexscan = off`.execute(db);
    return ask(db);
  });
