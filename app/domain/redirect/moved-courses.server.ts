import type { Database } from "#db/database.ts";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { slugHash } from "#app/lib/text/slug-hash.ts";

const HASH_BITS = 32;
const PATH = courseAddress("");
/** More than the courses in a group; only the newest moves are used. */
const MOST_OF_GROUP = 200;

/** The value of `redirects.course_hash`: the hash of a course's old slug; null for other paths. */
export function movedHash(path: string): number | null {
  const slug = slugIn(path);
  return slug === null ? null : slugHash(slug);
}

/** The new slugs of moved courses in a group, by old slug; only the newest moves. */
export async function listMovedOfGroup(
  db: Database,
  { bits, group }: { bits: number; group: number },
): Promise<Map<string, string>> {
  const width = 2 ** (HASH_BITS - bits);
  const rows = await moved(db)
    .where("course_hash", ">=", group * width)
    .where("course_hash", "<", (group + 1) * width)
    .orderBy("id", "desc")
    .limit(MOST_OF_GROUP)
    .execute();
  return slugsOf(rows);
}

/** The same for these slugs; unmoved ones are absent. */
export async function listMovedCourses(db: Database, slugs: string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const paths = slugs.map((slug) => PATH + slug);
  return slugsOf(await moved(db).where("from_path", "in", paths).execute());
}

const moved = (db: Database) => db.selectFrom("redirects").select(["from_path", "to_path"]);

function slugsOf(rows: { from_path: string; to_path: string }[]): Map<string, string> {
  const slugs = new Map<string, string>();
  for (const { from_path, to_path } of rows) {
    const [was, is] = [slugIn(from_path), slugIn(to_path.split(/[?#]/)[0]!)];
    if (was !== null && is !== null) slugs.set(was, is);
  }
  return slugs;
}

function slugIn(path: string): string | null {
  const slug = path.startsWith(PATH) ? path.slice(PATH.length) : "";
  return slug === "" || slug.includes("/") ? null : slug;
}
