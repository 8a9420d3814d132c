import { type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import { heldReader, type KnownHeld } from "#app/domain/search/words/held-phrases.server.ts";
import type { HeldWords } from "#app/domain/search/words/held-words.server.ts";
import type { ReadWords } from "#app/domain/search/words/reading-once.ts";
import { idList, idsIn } from "#app/domain/records/list/id-list.server.ts";
import { type Range, shelvesOf } from "#app/domain/search/hits/shelves.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";
import { listFieldRules } from "#app/domain/field-rule/field-rules.server.ts";
import { type Lexicon, readLexicon } from "#app/domain/synonym/lexicon.server.ts";

/** The table and the list order of each noun: as staff sorted it; articles newest first. */
export const orders: Record<SearchKind, { table: string; order: string }> = {
  course: { table: "courses", order: "position, id" },
  university: { table: "universities", order: "position, id" },
  program: { table: "programs", order: "position, id" },
  article: { table: "articles", order: "published_at desc nulls last, id desc" },
  page: { table: "pages", order: "position, id" },
  faq: { table: "faqs", order: "position, id" },
};

/** The head of a noun's list. */
interface First {
  ids: number[];
  /** The shelves that hold these ids. */
  shelves: Range[];
}

/** What searches read beside the index, each list once. */
export interface Lists {
  db: Database;
  listFirst(kind: SearchKind, most: number): Promise<First>;
  /** The words in the locations of universities. */
  listPlaceWords(): Promise<string[]>;
  /** The synonyms. */
  readLexicon(): Promise<Lexicon>;
  /** Which words and phrases of these asks the index holds. */
  readHeld(asks: Ask[]): Promise<HeldWords>;
  /** The rules that bar a field. */
  listBarringRules(): ReturnType<typeof listFieldRules<"barred">>;
  /** The ids of all courses that match, found by `findIds` once and then cached. */
  listCourses(ask: Ask, findIds: () => Promise<number[]>): Promise<number[]>;
  corrected: Corrected;
}

/** Corrections of words that no record holds: of a query of one word (`alone`) and of longer ones (`beside`). */
export type Corrected = Record<"alone" | "beside", ReadWords<string>>;

interface Read {
  /** By name. */
  lists: Map<string, Promise<unknown>>;
  held: KnownHeld;
  /** By ask. */
  courses: LRUCache<string, number[]> | null;
  corrected: Corrected;
}

/** All cached ids together; some two megabytes. */
const MOST_IDS = 250_000;

const kept = new WeakMap<Database, { version: number; read: Read }>();

/**
 * `contentVersion` rises with each change that visitors can see. Until then, all searches share what is read here
 * (record 370); with null, nothing is shared.
 */
export function readLists(db: Database, contentVersion: number | null = null): Lists {
  const read = contentVersion === null ? nothingRead() : readAsOf(db, contentVersion);
  /** A failed read is not cached. */
  const once = <List>(name: string, readList: () => Promise<List>): Promise<List> => {
    const list = (read.lists.get(name) as Promise<List> | undefined) ?? readList();
    read.lists.set(name, list);
    list.catch(() => read.lists.delete(name));
    return list;
  };
  return {
    db,
    listFirst: (kind, most) => once(`${kind} ${most}`, () => readFirst(db, kind, most)),
    listPlaceWords: () => once("place words", async () => (await readPlaces(db)).flatMap(wordsOf)),
    readLexicon: () => once("lexicon", () => readLexicon(db)),
    listBarringRules: () => once("barring rules", () => listFieldRules(db, "barred")),
    readHeld: heldReader(db, read.held),
    async listCourses(ask, findIds) {
      const name = JSON.stringify(ask);
      const known = read.courses?.get(name);
      if (known) return known;
      const ids = await findIds();
      read.courses?.set(name, ids);
      return ids;
    },
    corrected: read.corrected,
  };
}

/** `phrases` is null for a single search: asking which phrases are held does not pay off there. */
const nothingRead = (phrases: KnownHeld["phrases"] = null, courses: Read["courses"] = null): Read => ({
  lists: new Map(),
  courses,
  held: { whole: new Map(), begun: new Map(), phrases },
  corrected: { alone: new Map(), beside: new Map() },
});

function readAsOf(db: Database, version: number): Read {
  const known = kept.get(db);
  if (known?.version === version) return known.read;
  const read = nothingRead(
    new Map(),
    new LRUCache({ maxSize: MOST_IDS, sizeCalculation: ({ length }) => Math.max(length, 1) }),
  );
  kept.set(db, { version, read });
  return read;
}

async function readFirst(db: Database, kind: SearchKind, most: number): Promise<First> {
  const { table, order } = orders[kind];
  const ids = await listIds(
    db,
    sql`select id from ${sql.table(table)} order by ${sql.raw(order)} limit ${sql.lit(most)}`,
  );
  return { ids, shelves: shelvesOf(ids) };
}

/** Walks the distinct values in the index instead of reading every university. */
async function readPlaces(db: Database): Promise<string[]> {
  const next = (after: string) =>
    sql.raw(`(select lower(location) from universities ${after} order by lower(location) limit 1)`);
  const { rows } = await sql<{ place: string }>`
    with recursive places(place) as (
      select ${next("")} union all select ${next("where lower(location) > place")} from places where place is not null
    ) select place from places where place is not null ${plannedOnce}`.execute(db);
  return rows.map(({ place }) => place);
}

/** Runs a query of a column `id`; answers the ids in one row. */
export async function listIds(db: Database, ids: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: string | number[] | null }>`
    select ${idList(db)} as ids from (${ids}) as listed ${plannedOnce}`.execute(db);
  return idsIn(rows[0]!.ids);
}
