import path from "node:path";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { anyTable } from "#app/domain/records/any-table.server.ts";
import { type PictureColumns, pictureColumns } from "#app/domain/records/picture-columns.ts";
import type { PictureStore } from "./picture-store.server.ts";

const HOUR_MS = 3_600_000;

/**
 * Removes what an interrupted save has left where pictures are kept: those that no row shows and parts of files.
 * What has come since `start` stays; where several processes may share the place, that of the hour before it, too, since
 * one of them may be between a picture and its row. Answers how many files went.
 */
export async function sweepUploads(db: Database, store: PictureStore, start: Date): Promise<number> {
  const files = await store.list();
  if (files.length === 0 || (await isUntouched(db))) return 0;
  const shown = await shownStems(db);
  const hourBefore = new Date(start.getTime() - HOUR_MS);
  const before = isPostgres(db) || store.isShared ? hourBefore : start;
  const orphans = files.filter(({ name, changedAt }) => {
    const file = path.basename(name);
    if (/^\.[0-9a-f]{32}\b.*\.part$/.test(file)) return changedAt < hourBefore;
    const stem = /^([0-9a-f]{32})(-\d+\.avif|\.webp)$/.exec(file)?.[1];
    return stem !== undefined && changedAt < before && !shown.has(stem);
  });
  await store.remove(orphans.map(({ name }) => name));
  return orphans.length;
}

/** A new database beside old uploads is a slip in the configuration, and no reason to lose them. */
async function isUntouched(db: Database): Promise<boolean> {
  return (await db.selectFrom("activities").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** The random part of the name of every upload that a row shows or keeps, in a column of its own or within an article. */
async function shownStems(db: Database): Promise<Set<string>> {
  const shown = Object.entries(pictureColumns).flatMap(([table, { addresses, texts = [] }]: [string, PictureColumns]) =>
    [...addresses, ...texts].map((column) =>
      anyTable(db).selectFrom(table).select(`${column} as text`).where(column, "like", `%${UPLOADED}`).execute(),
    ),
  );
  const texts = (await Promise.all(shown)).flat().map(({ text }) => String(text));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\/backend\/uploads\/[a-z]+\/([0-9a-f]{32})/g)].map(([, stem]) => stem!)),
  );
}

const UPLOADED = "/backend/uploads/%";
