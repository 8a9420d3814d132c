import { type Kysely, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { daysAgo } from "#app/lib/time/from-now.ts";
import type { MissingPath } from "./redirect-schema.ts";
import { plainPath } from "./plain-path.ts";

/** The most-missed addresses stored. */
const MOST_KEPT = 500;
/** Addresses held in memory until the next write. */
const MOST_WAITING = 1000;

export type AddressTally = ReturnType<typeof createAddressTally>;

/** Counts redirects and missed addresses in memory, so that a robot trying thousands of addresses causes no writes. */
export function createAddressTally(db: Database) {
  let hits = new Map<number, number>();
  let missing = new Map<string, number>();

  const countHit = (id: number) => void hits.set(id, (hits.get(id) ?? 0) + 1);

  function countMissing(asked: string) {
    const path = plainPath(asked);
    if (!isWorthKeeping(path) || (missing.size >= MOST_WAITING && !missing.has(path))) return;
    missing.set(path, (missing.get(path) ?? 0) + 1);
  }

  /** Stores the counts since the last write. */
  async function write() {
    if (hits.size + missing.size === 0) return;
    const counted = { hits, missing };
    hits = new Map();
    missing = new Map();
    await db.transaction().execute((db) => store(db, counted));
  }

  return { countHit, countMissing, write };
}

/**
 * Whether a path might be a page that was linked to: no personal data (e-mail, number, token), and nothing that only
 * robots look for.
 */
const isWorthKeeping = (path: string): boolean =>
  path.length <= 150 &&
  /^\/[\p{L}\p{N}\-_.~/ ]+$/u.test(path) &&
  !/\d{6}|[0-9a-f]{16}|\/\.|^\/(admin|backend|assets|wp-|cgi-bin)/i.test(path) &&
  !/\.(?!html?$|php$|aspx?$)[a-z0-9]+$/i.test(path);

interface Counted {
  hits: Map<number, number>;
  missing: Map<string, number>;
}

async function store(db: Kysely<Tables>, { hits, missing }: Counted) {
  const now = new Date().toISOString();
  for (const [id, more] of [...hits].toSorted(([one], [other]) => one - other))
    await db
      .updateTable("redirects")
      .set((row) => ({ hits: row("hits", "+", more), last_hit_at: now }))
      .where("id", "=", id)
      .execute();
  if (missing.size === 0) return;
  const byPath = [...missing].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rows = byPath.map(([path, count]) => ({ path, hits: count, first_at: now, last_at: now }));
  await db
    .insertInto("missing_paths")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("path").doUpdateSet({ hits: sql`missing_paths.hits + excluded.hits`, last_at: now }),
    )
    .execute();
  await keepTheMost(db);
}

async function keepTheMost(db: Kysely<Tables>) {
  const inOrder = db.selectFrom("missing_paths").orderBy("hits", "desc").orderBy("last_at", "desc");
  const surplus = await inOrder.select("path").limit(MOST_WAITING).offset(MOST_KEPT).execute();
  if (surplus.length === 0) return;
  const paths = surplus.map(({ path }) => path);
  await db.deleteFrom("missing_paths").where("path", "in", paths).execute();
}

/** Missed addresses, most missed first. */
export const listMissingPaths = (db: Database): Promise<MissingPath[]> =>
  db
    .selectFrom("missing_paths")
    .selectAll()
    .orderBy("hits", "desc")
    .orderBy("last_at", "desc")
    .limit(MOST_KEPT)
    .execute();

/** Deletes a missed address; answers whether it existed. */
export async function forgetMissingPath(db: Database, path: string): Promise<boolean> {
  const gone = await db.deleteFrom("missing_paths").where("path", "=", path).returning("path").executeTakeFirst();
  return gone !== undefined;
}

const DAYS_KEPT = 90;

/** Deletes addresses not missed for ninety days. */
export async function forgetOldMissingPaths(db: Database): Promise<void> {
  const before = daysAgo(DAYS_KEPT);
  await db.deleteFrom("missing_paths").where("last_at", "<", before).execute();
}
