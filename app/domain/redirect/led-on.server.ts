import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { movedHash } from "./moved-courses.server.ts";
import { plainPath } from "./plain-path.ts";

// Redirects never chain: storing one updates those that lead to it, so that no visitor is redirected twice.

/** The redirect of a path; null if there is none. */
export async function findRedirect(db: Database, path: string): Promise<{ id: number; to_path: string } | null> {
  const found = db.selectFrom("redirects").select(["id", "to_path"]).where("from_path", "=", plainPath(path));
  return (await found.executeTakeFirst()) ?? null;
}

/** Redirects a record's old address, and all redirects to it, to the new one. `db` is the transaction of the save. */
export async function leadOn(db: Database, from_path: string, to_path: string): Promise<void> {
  await claimAddress(db, to_path);
  await claimAddress(db, from_path);
  await followTo(db, from_path, to_path);
  const now = new Date().toISOString();
  const fresh = { is_automatic: 1, hits: 0, position: 0, is_sample: 0, created_at: now, updated_at: now } as const;
  const search_text = searchTextOf("redirects", { from_path, to_path });
  await db
    .insertInto("redirects")
    .values({ from_path, to_path, course_hash: movedHash(from_path), ...fresh, search_text })
    .execute();
}

/** Deletes the redirect from a path at which there is, or will be, a page. */
export async function claimAddress(db: Database, path: string): Promise<void> {
  await db.deleteFrom("redirects").where("from_path", "=", path).execute();
}

/** Points redirects to `path` at `end` instead, keeping query and fragment. */
export async function followTo(db: Database, path: string, end: string): Promise<void> {
  const beyond = sql<string>`substr(to_path, 1, ${path.length + 1})`;
  const rows = await db
    .selectFrom("redirects")
    .select(["id", "from_path", "to_path"])
    .where((of) => of.or([of("to_path", "=", path), of(beyond, "in", [`${path}?`, `${path}#`])]))
    .execute();
  for (const { id, from_path, to_path: before } of rows) {
    const to_path = /[?#]/.test(end) ? end : end + before.slice(path.length);
    const search_text = searchTextOf("redirects", { from_path, to_path });
    await db
      .updateTable("redirects")
      .set({ to_path, search_text, updated_at: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
  }
}
