import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { Ask, SearchKind } from "./ask.ts";
import type { HeldWords } from "./held-words.server.ts";
import { hitsOnPostgres } from "./hits-on-postgres.server.ts";
import { hitsOnSqlite, idsOfKind } from "./hits-on-sqlite.server.ts";
import { idList, idsIn } from "#app/domain/records/id-list.server.ts";
import type { Lists } from "./noun-lists.server.ts";
import type { Range } from "./shelves.ts";

/** What is looked for. */
export interface Sought {
  kind: SearchKind;
  ask: Ask;
  /** Absent: everywhere. */
  shelves?: Range[] | undefined;
}

/** For each that is looked for the ids of the records that answer, at most so many; in no order. */
export async function findHits(lists: Lists, sought: Sought[], most?: number): Promise<number[][]> {
  if (sought.length === 0) return [];
  const held = await lists.readHeld(sought.flatMap(({ ask }) => ask.terms.flatMap(({ phrases }) => phrases.flat())));
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
  const parts = sought.map((one) => hitsOnPostgres(one, held));
  const ask = (db: Database) => listsOf(db, parts, most);
  return most === undefined ? ask(db) : byIndex(db, ask);
}

/** PostgreSQL guesses the frequency of phrases and beginnings badly, and would read the whole table until it has met so many. */
const byIndex = <Answer>(db: Database, ask: (db: Database) => Promise<Answer>) =>
  db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    return ask(db);
  });

/** Of these nouns there are few records: one query finds the hits of all. */
const together = new Set<SearchKind>(["program", "article", "page", "faq"]);

async function findOnSqlite(db: Database, { sought, held, most }: Asked): Promise<number[][]> {
  const isTogether = ({ kind, shelves }: Sought) => together.has(kind) && !shelves && most === undefined;
  const groups = [...Map.groupBy(sought, (one) => (isTogether(one) ? one.ask : one)).values()];
  const parts = groups.map((group) => hitsOnSqlite({ ...group[0]!, kinds: group.map(({ kind }) => kind) }, held));
  const found = await listsOf(db, parts, most);
  const numbers = new Map(groups.flatMap((group, place) => group.map((one) => [one, found[place]!] as const)));
  return sought.map((one) => idsOfKind(one.kind, numbers.get(one)!));
}

/** The ids of each part, in one question; none of those that are null. */
async function listsOf(db: Database, parts: (RawBuilder<unknown> | null)[], most: number | undefined) {
  const limit = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`;
  const asked = [...parts.entries()].flatMap(([place, part]) =>
    part === null
      ? []
      : [
          sql`select ${sql.lit(place)} as place, ${idList(db)} as ids from (select id from (${part}) as answering ${limit}) as listed`,
        ],
  );
  if (asked.length === 0) return parts.map(() => []);
  const { rows } = await sql<{ place: number; ids: string | number[] | null }>`
    ${sql.join(asked, sql` union all `)}`.execute(db);
  const lists = new Map(rows.map(({ place, ids }) => [place, idsIn(ids)]));
  return parts.map((_, place) => lists.get(place) ?? []);
}
