import path from "node:path";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { anyTable } from "#app/domain/records/any-table.server.ts";
import { type PictureColumns, pictureColumns } from "#app/domain/records/pictures/picture-columns.ts";
import { letOthersIn } from "#app/lib/let-others-in.server.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import type { PictureStore } from "./picture-store.server.ts";

/** A document is uploaded before its record is saved; the form may stay open all day. */
const OPEN_FORM_MS = 24 * HOUR_MS;

/**
 * Deletes uploads that no row shows, and partial files, left by interrupted saves. Files newer than `start` stay; if
 * several processes may share the store, also those of the hour before, since a process may be between a picture and
 * its row. Answers the number of deleted files.
 */
export async function sweepUploads(db: Database, store: PictureStore, start: Date): Promise<number> {
  const files = await store.list();
  if (files.length === 0 || (await isUntouched(db))) return 0;
  const hourBefore = new Date(start.getTime() - HOUR_MS);
  const dayBefore = new Date(start.getTime() - OPEN_FORM_MS);
  const before = isPostgres(db) || store.isShared ? hourBefore : start;
  const parts: string[] = [];
  const uploads = new Map<string, string[]>();
  for (const { name, changedAt } of files) {
    const file = path.basename(name);
    if (/^\.[0-9a-f]{32}\b.*\.part$/.test(file) && changedAt < hourBefore) parts.push(name);
    const [, stem, end] = /^([0-9a-f]{32})(-\d+\.avif|\.webp|\.pdf)$/.exec(file) ?? [];
    const isDocument = end === ".pdf";
    if (stem === undefined || changedAt >= (isDocument ? dayBefore : before)) continue;
    const address = `/backend/uploads/${path.posix.dirname(name)}/${stem}${isDocument ? end : ".webp"}`;
    uploads.set(address, [...(uploads.get(address) ?? []), name]);
  }
  const orphans = [...(await unshown(db, [...uploads.keys()]))].flatMap((address) => uploads.get(address)!);
  await store.remove([...parts, ...orphans]);
  return parts.length + orphans.length;
}

/** An empty database beside old uploads is a configuration mistake; the uploads must not be deleted. */
async function isUntouched(db: Database): Promise<boolean> {
  return (await db.selectFrom("activities").select("id").limit(1).executeTakeFirst()) === undefined;
}

const AT_ONCE = 500;

/** Those of these uploads that no row uses. Nearly all are found in indexes; for the rest the tables are read. */
async function unshown(db: Database, addresses: string[]): Promise<Set<string>> {
  const left = new Set(addresses);
  for (const table of ["library_pictures", "picture_uses", "kept_pictures"] as const) {
    const asked = [...left];
    for (let at = 0; at < asked.length; at += AT_ONCE) {
      const some = asked.slice(at, at + AT_ONCE);
      const rows = await db.selectFrom(table).select("image").where("image", "in", some).execute();
      for (const { image } of rows) left.delete(image);
      await letOthersIn();
    }
  }
  for (const [table, columns] of Object.entries(pictureColumns)) {
    if (left.size > 0) await takeShownIn(db, { table, columns }, left);
  }
  return left;
}

/** Removes from `left` what a table shows, in columns or texts; read in slices. */
async function takeShownIn(
  db: Database,
  { table, columns: { addresses, texts = [], files = [] } }: { table: string; columns: PictureColumns },
  left: Set<string>,
): Promise<void> {
  const [key, first] = table === "plans" ? ["record", ""] : ["id", 0];
  const showing = [...addresses, ...texts, ...files];
  for (let last: unknown = first; showing.length > 0;) {
    const slice = anyTable(db)
      .selectFrom(table)
      .select([key, ...showing])
      .where(key, ">", last);
    const rows = await slice.orderBy(key).limit(AT_ONCE).execute();
    for (const row of rows) {
      // Columns with several texts are objects.
      const text = JSON.stringify(showing.map((column) => row[column]));
      for (const [stem] of text.matchAll(/\/backend\/uploads\/[a-z]+\/[0-9a-f]{32}/g))
        for (const end of ["webp", "pdf"]) left.delete(`${stem}.${end}`);
    }
    await letOthersIn();
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)![key];
  }
}
