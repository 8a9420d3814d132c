import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { createRateLimit, type RateLimit, type Rule } from "#app/lib/traffic/rate-limit.ts";

/** A rate limit shared by all processes on the database. */
export const rateLimitOn = (db: Database, rule: Rule): RateLimit =>
  isPostgres(db) ? sharedRateLimit(db, rule) : createRateLimit(rule);

/** `createRateLimit` for all processes on one PostgreSQL; the table needs no bound on its keys. */
function sharedRateLimit(db: Database, { most, windowMs }: Rule): RateLimit {
  async function secondsToWait(key: string): Promise<number> {
    const now = Date.now();
    const { posts, ends_at } = await count(db, key, { now: isoOf(now), end: isoOf(now + windowMs) });
    if (posts === 1) await forgetEnded(db, isoOf(now));
    return posts > most ? Math.ceil((Date.parse(ends_at) - now) / 1000) : 0;
  }

  return { secondsToWait };
}

/** Counts a post in the open window or begins a new one, in one atomic statement. */
function count(db: Database, key: string, { now, end }: { now: string; end: string }) {
  const isOver = sql<boolean>`counted_posts.ends_at <= ${now}`;
  return db
    .insertInto("counted_posts")
    .values({ key, posts: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        posts: sql`case when ${isOver} then 1 else counted_posts.posts + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else counted_posts.ends_at end`,
      }),
    )
    .returning(["posts", "ends_at"])
    .executeTakeFirstOrThrow();
}

/** Deletes expired windows, except those locked by a concurrent count. */
async function forgetEnded(db: Database, now: string) {
  const ended = db.selectFrom("counted_posts").select("key").where("ends_at", "<=", now).forUpdate().skipLocked();
  await db.deleteFrom("counted_posts").where("key", "in", ended).execute();
}

const isoOf = (time: number) => new Date(time).toISOString();
