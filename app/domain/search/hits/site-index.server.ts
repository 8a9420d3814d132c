import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import type { HeldWords } from "#app/domain/search/words/held-words.server.ts";
import { hitsOnPostgres } from "./hits-on-postgres.server.ts";
import { hitsOnSqlite } from "./hits-on-sqlite.server.ts";
import { idsOfKind, isSmall } from "./numbered-hits.ts";
import { idList, idsIn } from "#app/domain/records/list/id-list.server.ts";
import type { Lists } from "#app/domain/search/noun-lists.server.ts";
import type { Range } from "./shelves.ts";

/** One search of the index. */
export interface Sought {
  kind: SearchKind;
  ask: Ask;
  /** Absent: everywhere. */
  shelves?: Range[] | undefined;
}

/** The ids that match each of `sought`, at most `most` of each, unordered. */
export async function findHits(lists: Lists, sought: Sought[], most?: number): Promise<number[][]> {
  if (sought.length === 0) return [];
  const held = await lists.readHeld(sought.map(({ ask }) => ask));
  return isPostgres(lists.db)
    ? findOnPostgres(lists.db, { sought, held, most })
    : findOnSqlite(lists.db, { sought, held, most });
}

interface Asked {
  sought: Sought[];
  held: HeldWords;
  most: number | undefined;
}

async function findOnPostgres(db: Database, { sought, held, most }: Asked): Promise<number[][]> {
  const groups = most === undefined ? together(sought).flatMap(byLoosest) : sought.map((one) => [alone(one)]);
  const questions = groups.flat();
  const parts = groups.map(([loosest, ...stricter]): Part => ({
    hits: hitsOnPostgres(
      loosest!,
      held,
      stricter.map(({ ask }) => ask),
    ),
    places: [loosest!, ...stricter].map((one) => questions.indexOf(one)),
  }));
  const lists = await listsOf(db, parts, most);
  const found = new Map<Sought, number[]>();
  for (const [place, { kind, told }] of questions.entries()) {
    const ids = lists.get(place) ?? [];
    for (const one of told) found.set(one, kind === null ? idsOfKind(one.kind, ids) : ids);
  }
  return sought.map((one) => found.get(one)!);
}

/** One question to PostgreSQL's index. */
interface Question extends Omit<Sought, "kind"> {
  /** Null: all small nouns at once. */
  kind: SearchKind | null;
  /** The searches that it answers. */
  told: Sought[];
}

const alone = (one: Sought): Question => ({ ...one, told: [one] });

/** Groups the questions: one group per large noun, one for all small nouns. */
function together(sought: Sought[]): Question[][] {
  const ofNouns = Map.groupBy(sought, ({ kind }) => (isSmall(kind) ? null : kind));
  return [...ofNouns].map(([kind, some]) => {
    if (kind !== null) return some.map(alone);
    return [...Map.groupBy(some, ({ ask }) => ask)].map(([ask, told]) => ({ kind, ask, told }));
  });
}

/** Only the loosest ask needs the index, since its hits include those of the stricter ones. */
function byLoosest(ofKind: Question[]): Question[][] {
  const loosest = ofKind.find((one) => ofKind.every((other) => isAsStrict(other, one)));
  return loosest ? [[loosest, ...ofKind.filter((one) => one !== loosest)]] : ofKind.map((one) => [one]);
}

type Narrowing = Pick<Sought, "ask" | "shelves">;

const isAsStrict = ({ ask, shelves }: Narrowing, than: Narrowing) =>
  shelves === than.shelves &&
  ask.areBeginnings === than.ask.areBeginnings &&
  (than.ask.where === "words" || ask.where === "title") &&
  than.ask.terms.every((term) => ask.terms.includes(term));

async function findOnSqlite(db: Database, { sought, held, most }: Asked): Promise<number[][]> {
  // All nouns in one query, since FTS5 collects the words with a given beginning anew for each query.
  const isTogether = ({ shelves }: Sought) => !shelves && most === undefined;
  const groups = [...Map.groupBy(sought, (one) => (isTogether(one) ? one.ask : one)).values()];
  const parts = groups.map((group, place): Part => ({
    hits: hitsOnSqlite({ ...group[0]!, kinds: group.map(({ kind }) => kind) }, held),
    places: [place],
  }));
  const found = await listsOf(db, parts, most);
  const numbers = new Map(groups.flatMap((group, place) => group.map((one) => [one, found.get(place) ?? []] as const)));
  return sought.map((one) => idsOfKind(one.kind, numbers.get(one)!));
}

/** PostgreSQL only: counts the hits of each, up to `most`. Listing them would take a quarter longer. */
export async function countHits(lists: Lists, sought: Sought[], most: number): Promise<number[]> {
  const held = await lists.readHeld(sought.map(({ ask }) => ask));
  const asked = sought.flatMap((one, place) => {
    const hits = hitsOnPostgres(one, held);
    return hits
      ? [sql`select ${sql.lit(place)} as place, count(*) as total from (${firstOf(hits, most)}) as listed`]
      : [];
  });
  if (asked.length === 0) return sought.map(() => 0);
  const { rows } = await sql<{ place: number; total: number }>`${sql.join(asked, sql` union all `)}`.execute(lists.db);
  const totals = new Map(rows.map(({ place, total }) => [place, total]));
  return sought.map((_, place) => totals.get(place) ?? 0);
}

/**
 * Materialised, apart from the limit: PostgreSQL misjudges how frequent phrases and beginnings are, and with the limit
 * in sight would scan the table until it has met so many.
 */
const firstOf = (hits: RawBuilder<unknown>, most: number) =>
  sql`with answering as materialized (${hits}) select id from answering limit ${sql.lit(most)}`;

/**
 * SQLite only: the hits of each of `sought` if the widest ask has fewer than `most` hits; otherwise null. SQLite walks
 * a word's whole list whatever shelf or noun is wanted, so for rare combinations each further question would walk the
 * same long lists. PostgreSQL has an index for each large noun.
 */
export async function findLittle(lists: Lists, sought: Sought[], most: number): Promise<number[][] | null> {
  const widest = isPostgres(lists.db)
    ? undefined
    : sought.find((one) => sought.every((other) => isAsStrict(other, one)));
  if (!widest) return null;
  const { ask } = widest;
  const kinds = [...new Set(sought.map(({ kind }) => kind))];
  const { byKind, isAll } = await findByKind(lists, { kinds, ask }, most);
  if (!isAll) return null;
  const stricter = sought.filter((one) => one.ask !== ask);
  const isNothing = [...byKind.values()].every(({ length }) => length === 0);
  const found = isNothing ? [] : await findHits(lists, stricter);
  return sought.map((one) => (one.ask === ask ? byKind.get(one.kind)! : (found[stricter.indexOf(one)] ?? [])));
}

/** SQLite only: the first `most` hits, in the order of the nouns' numbers; `isAll` if there are no more. */
export async function findByKind(lists: Lists, { kinds, ask }: { kinds: SearchKind[]; ask: Ask }, most: number) {
  const query = hitsOnSqlite({ kinds, ask }, await lists.readHeld([ask]));
  const hits = query && sql`${query} order by rowid`;
  const numbers = (await listsOf(lists.db, [{ hits, places: [0] }], most)).get(0) ?? [];
  return { byKind: new Map(kinds.map((kind) => [kind, idsOfKind(kind, numbers)])), isAll: numbers.length < most };
}

/** A query for ids, combined with others into one statement; null: it would find none. */
interface Part {
  hits: RawBuilder<unknown> | null;
  /** The index of the question that all its ids answer, then of those that its ids with a1, a2... answer. */
  places: number[];
}

/** The ids of each question, by its index. */
async function listsOf(db: Database, parts: Part[], most: number | undefined): Promise<Map<number, number[]>> {
  const asked = parts.flatMap(({ hits, places }) => {
    if (hits === null) return [];
    return [places.length === 1 ? listOf(db, hits, { place: places[0]!, most }) : severalOf(db, hits, places)];
  });
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ place: number; ids: string | number[] | null }>`
    ${sql.join(asked, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ place, ids }) => [place, idsIn(ids)]));
}

function listOf(db: Database, hits: RawBuilder<unknown>, { place, most }: { place: number; most: number | undefined }) {
  const told = sql`select ${sql.lit(place)} as place, ${idList(db)} as ids`;
  if (most === undefined) return sql`${told} from (select id from (${hits}) as answering) as listed`;
  return sql`${told} from (${isPostgres(db) ? firstOf(hits, most) : sql`select id from (${hits}) as answering limit ${sql.lit(most)}`}) as listed`;
}

function severalOf(db: Database, hits: RawBuilder<unknown>, places: number[]) {
  const isAmong = (index: number) => (index === 0 ? sql`` : sql`filter (where ${sql.ref(`a${index}`)})`);
  const lists = places.map((_, index) => sql`${idList(db)} ${isAmong(index)} as ${sql.ref(`l${index}`)}`);
  const listed = places.map((place, index) => sql`(${sql.lit(place)}, ${sql.ref(`l${index}`)})`);
  return sql`select place, ids from (select ${sql.join(lists)} from (${hits}) as answering) as told
    cross join lateral (values ${sql.join(listed)}) as listed(place, ids)`;
}
