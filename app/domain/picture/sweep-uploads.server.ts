import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Database } from "#db/database.ts";

const HOUR_MS = 3_600_000;

/**
 * Removes what an interrupted save has left in the folder of uploads: pictures older than `before` that no row shows,
 * and parts of files older than an hour. Answers how many files went.
 */
export async function sweepUploads(db: Database, uploads: string, before: Date): Promise<number> {
  // Files first, rows after: a save of another process that lies between them has its row by then.
  const files = await listFiles(uploads);
  if (files.length === 0 || (await isUntouched(db))) return 0;
  const shown = await shownStems(db);
  const orphans = files.filter(({ name, changedAt }) => {
    if (/^\.[0-9a-f]{32}\b.*\.part$/.test(name)) return changedAt.getTime() < before.getTime() - HOUR_MS;
    const stem = /^([0-9a-f]{32})(-\d+\.avif|\.webp)$/.exec(name)?.[1];
    return stem !== undefined && changedAt < before && !shown.has(stem);
  });
  await Promise.all(orphans.map(({ file }) => rm(file, { force: true })));
  return orphans.length;
}

async function listFiles(uploads: string) {
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ name, parentPath }) => {
      const file = path.join(parentPath, name);
      return { name, file, changedAt: (await stat(file)).mtime };
    }),
  );
}

/** A new database beside old uploads is a slip in the configuration, and no reason to lose them. */
async function isUntouched(db: Database): Promise<boolean> {
  return (await db.selectFrom("activities").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** The random part of the name of every upload that a row shows or keeps, in a column of its own or within an article. */
async function shownStems(db: Database): Promise<Set<string>> {
  const tables = ["universities", "courses", "testimonials", "expert_guidance", "leaders", "articles"] as const;
  const columns = await Promise.all([
    ...tables.map((table) => db.selectFrom(table).select("image as text").where("image", "like", UPLOADED).execute()),
    db.selectFrom("gallery_images").select("image as text").where("image", "like", UPLOADED).execute(),
    db.selectFrom("library_pictures").select("image as text").execute(),
    db.selectFrom("universities").select("logo as text").where("logo", "like", UPLOADED).execute(),
    db.selectFrom("articles").select("body as text").where("body", "like", `%${UPLOADED}`).execute(),
  ]);
  const texts = columns.flat().map(({ text }) => text ?? "");
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\/backend\/uploads\/[a-z]+\/([0-9a-f]{32})/g)].map(([, stem]) => stem!)),
  );
}

const UPLOADED = "/backend/uploads/%";
