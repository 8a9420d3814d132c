import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { readClaimRule } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { shownUniversity } from "#app/domain/claim-evidence/shown-claims.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { listPage, type ListOrder } from "#app/domain/records/list/list-page.server.ts";
import { listOtherWordings } from "#app/domain/search/words/other-wordings.server.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";
import type { University } from "./university-schema.ts";
import { universityOf } from "./universities.server.ts";

/** The first universities, in the order of staff. */
export const listFirstUniversities = async (db: Database, limit: number): Promise<{ rows: University[] }> => ({
  rows: await shownOf(db, await firstOf(db, limit).execute()),
});

/** The same without universities known to be no partners. */
export const listFirstPartners = async (db: Database, limit: number): Promise<{ rows: University[] }> => ({
  rows: await shownOf(db, await firstOf(db, limit).where("partnership", "is distinct from", "none").execute()),
});

const firstOf = (db: Database, limit: number) =>
  db.selectFrom("universities").selectAll().orderBy("position").orderBy("id").limit(limit);

/** The universities with these slugs, in the order of staff; unknown slugs are skipped. */
export async function listUniversitiesBySlug(db: Database, slugs: string[]): Promise<University[]> {
  if (slugs.length === 0) return [];
  const named = db.selectFrom("universities").selectAll().where("slug", "in", slugs);
  return shownOf(db, await named.orderBy("position").orderBy("id").execute());
}

async function shownOf(db: Database, rows: Parameters<typeof universityOf>[0][]): Promise<University[]> {
  const rule = await readClaimRule(db);
  return rows.map((row) => shownUniversity(universityOf(row), rule));
}

/** By rank, best first and unranked last, or by name. */
export const universityOrders = ["rank", "name"] as const;

export interface UniversityChoice {
  /** Words to search in name and location. */
  q: string;
  sort: (typeof universityOrders)[number];
}

export interface UniversityPage extends Count {
  rows: University[];
  /** The page shown: the last one if the requested page is beyond it. */
  page: number;
  pages: number;
  /** False if only proven claims are shown: then ranks are hidden, and `rank` sorts in the order of staff. */
  isRanked: boolean;
  /** The words searched for instead when no university has those typed; null if none were replaced. */
  corrected: string | null;
}

interface PageAsked {
  page: number;
  limit: number;
}

/** A page of the matching universities; if none match, with synonyms, then with spelling corrected. */
export async function readUniversityPage(
  db: Database,
  choice: UniversityChoice,
  asked: PageAsked,
): Promise<UniversityPage> {
  const typed = await readPageOf(db, choice, asked);
  if (typed.total > 0 || wordsOf(choice.q).length === 0) return typed;
  for await (const q of listOtherWordings(db, choice.q)) {
    const other = await readPageOf(db, { ...choice, q }, asked);
    if (other.total > 0) return { ...other, corrected: q };
  }
  return typed;
}

async function readPageOf(
  db: Database,
  { q, sort }: UniversityChoice,
  { page, limit }: PageAsked,
): Promise<UniversityPage> {
  const found = db.selectFrom("universities as u").selectAll("u");
  const rule = await readClaimRule(db);
  // A hidden rank must not sort either.
  const order = sort === "rank" && rule.isProvenOnly ? orders.staff : orders[sort];
  const { rows, meta } = await listPage(db, found, order, { q, page, limit });
  const { total } = meta!;
  const pages = Math.max(1, Math.ceil(total / limit));
  if (page > pages) return readPageOf(db, { q, sort }, { page: pages, limit });
  const shown = rows.map((row) => shownUniversity(universityOf(row), rule));
  return { ...meta!, rows: shown, page, pages, isRanked: !rule.isProvenOnly, corrected: null };
}

const orderBy = (usual: (found: Found) => Found): ListOrder => ({
  table: "universities",
  alias: "u",
  usual,
  sorts: {},
});

const orders: Record<UniversityChoice["sort"] | "staff", ListOrder> = {
  staff: orderBy((found) => found.orderBy("u.position").orderBy("u.id")),
  rank: orderBy((found) =>
    found
      .orderBy("u.ranking", (order) => order.asc().nullsLast())
      .orderBy("u.position")
      .orderBy("u.id"),
  ),
  name: orderBy((found) => found.orderBy(sql`lower(u.name)`).orderBy("u.id")),
};
