import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";

const ROWS_AT_ONCE = 50_000;

/** Runs `insert` for the numbers from 0 to below `count`, in parts; `numbers` is a table with the column `i`. */
export async function everyRow(count: number, insert: (numbers: RawBuilder<unknown>) => Promise<void>) {
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const last = sql.lit(Math.min(from + ROWS_AT_ONCE, count) - 1);
    await insert(sql`(
      with recursive number(i) as (select cast(${sql.lit(from)} as bigint) union all select i + 1 from number where i < ${last})
      select i from number
    ) as numbers`);
  }
}

/** The instant of these seconds since 1970, in the engine's format. */
export const instantOf = (db: Database, seconds: RawBuilder<unknown>) =>
  isPostgres(db)
    ? sql`date_trunc('milliseconds', to_timestamp(${seconds}))`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`;

export const epochOf = (time = Date.now()) => sql.lit(Math.floor(time / 1000));

/** Picks one of the words by a numeric SQL expression. */
export const oneOfMany = (number: string, words: readonly string[]) =>
  sql`case cast(floor(${sql.raw(number)}) as bigint) % ${sql.lit(words.length)} ${sql.join(
    words.map((word, index) => sql`when ${sql.lit(index)} then ${sql.lit(word)}`),
    sql` `,
  )} end`;

/** JSON text in the engine's format. */
export const jsonOf = (db: Database, text: RawBuilder<unknown>) =>
  isPostgres(db) ? sql`cast(${text} as jsonb)` : text;
