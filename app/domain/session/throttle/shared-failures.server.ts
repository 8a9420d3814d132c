import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { FORGOTTEN_AFTER_MS, type Kept } from "./failure-counter.ts";
import { countersOn, type FailureKeys, type FailureStore } from "./failure-counters.ts";

/** Counts for all processes on one PostgreSQL: an attempt's keys are locked, read, changed and written. */
export function sharedFailures(db: Database, now: () => number): FailureStore {
  return {
    async count(keys, act) {
      const places = placesOf(keys);
      const { result, isNew } = await db.transaction().execute(async (db) => {
        await lock(db, places);
        const before = await read(db, places);
        const maps = new Map(places.map((place) => [place.counter, mapOf(place, before)]));
        const result = act(countersOn((name) => maps.get(name) ?? new Map(), now));
        const after = new Map(places.map(({ id, counter, key }) => [id, maps.get(counter)!.get(key)]));
        await write(db, before, after);
        return { result, isNew: [...after].some(([id, kept]) => kept && !before.has(id)) };
      });
      if (isNew) await forgetOld(db, now());
      return result;
    },
  };
}

interface Place {
  id: string;
  counter: string;
  key: string;
}

type KeptById = Map<string, Kept | undefined>;

/** Sorted, against deadlocks. */
const placesOf = (keys: FailureKeys): Place[] =>
  Object.entries(keys)
    .map(([counter, key]) => ({ id: `${counter} ${key}`, counter, key }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Locks keys instead of rows: a first failure has no row. */
async function lock(db: Database, places: Place[]) {
  const ids = sql.join(places.map(({ id }) => sql`(${id})`));
  await sql`select pg_advisory_xact_lock(hashtextextended(id, 0)) from (values ${ids}) as asked (id)`.execute(db);
}

async function read(db: Database, places: Place[]): Promise<KeptById> {
  const ids = places.map(({ id }) => id);
  const kept = db.selectFrom("counted_failures").select(["key", "count", "times"]).where("key", "in", ids);
  return new Map((await kept.execute()).map(({ key, count, times }) => [key, { count, times }]));
}

const mapOf = ({ id, key }: Place, before: KeptById) =>
  new Map(before.has(id) ? [[key, before.get(id)!] as const] : []);

/** A counter replaces the object when it changes. */
async function write(db: Database, before: KeptById, after: KeptById) {
  for (const [key, kept] of after) {
    if (kept === before.get(key)) continue;
    if (kept) await keep(db, key, kept);
    else await db.deleteFrom("counted_failures").where("key", "=", key).execute();
  }
}

async function keep(db: Database, key: string, { count, times }: Kept) {
  const row = { count, times, last_at: new Date(times.at(-1)!).toISOString() };
  await db
    .insertInto("counted_failures")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}

/** Skips rows locked by a concurrent count. */
async function forgetOld(db: Database, now: number) {
  const oldest = new Date(now - FORGOTTEN_AFTER_MS).toISOString();
  const old = db.selectFrom("counted_failures").select("key").where("last_at", "<", oldest).forUpdate().skipLocked();
  await db.deleteFrom("counted_failures").where("key", "in", old).execute();
}
