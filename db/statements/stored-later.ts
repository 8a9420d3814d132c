import { open } from "node:fs/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import { isPostgres } from "#db/is-postgres.ts";

/**
 * On SQLite, a transaction that does not wait for the disk: a power cut may lose the last ones, in order, until
 * `untilStored` resolves or another transaction ends.
 */
export async function storedLater<Tables, Result>(
  db: Kysely<Tables>,
  work: (db: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (isPostgres(db)) return db.transaction().execute(work);
  return db.connection().execute(async (db) => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    await sql`pragma synchronous = normal`.execute(db);
    try {
      return await db.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = ${sql.lit(rows[0]!.synchronous)}`.execute(db);
    }
  });
}

/** Waits, off the serving thread, until everything stored is on disk. */
export async function untilStored(db: Kysely<any>): Promise<void> {
  if (isPostgres(db)) return;
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  const log = await open(`${rows[0]!.file}-wal`, "r+");
  try {
    await log.sync();
  } finally {
    await log.close();
  }
}
