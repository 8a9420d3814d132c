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

/** The first universities in the order staff gave them. */
export const listFirstUniversities = async (db: Database, limit: number): Promise<{ rows: University[] }> => ({
  rows: await shownOf(db, await firstOf(db, limit).execute()),
});

/** The same but for those of which it is known that they are no partners. */
export const listFirstPartners = async (db: Database, limit: number): Promise<{ rows: University[] }> => ({
  rows: await shownOf(db, await firstOf(db, limit).where("partnership", "is distinct from", "none").execute()),
});

const firstOf = (db: Database, limit: number) =>
  db.selectFrom("universities").selectAll().orderBy("position").orderBy("id").limit(limit);

/** The universities with these slugs, in the order staff gave them; a slug that none has is passed over. */
export async function listUniversitiesBySlug(db: Database, slugs: string[]): Promise<University[]> {
  if (slugs.length === 0) return [];
  const named = db.selectFrom("universities").selectAll().where("slug", "in", slugs);
  return shownOf(db, await named.orderBy("position").orderBy("id").execute());
}

async function shownOf(db: Database, rows: Parameters<typeof universityOf>[0][]): Promise<University[]> {
  const rule = await readClaimRule(db);
  return rows.map((row) => shownUniversity(universityOf(row), rule));
}

/** By rank, the best first and those without one last, or by name. */
export const universityOrders = ["rank", "name"] as const;

export interface UniversityChoice {
  /** Words that stand in name or location. */
  q: string;
  sort: (typeof universityOrders)[number];
}

export interface UniversityPage extends Count {
  rows: University[];
  /** The one that is shown: the last where the one asked for lies beyond it. */
  page: number;
  pages: number;
  /** By rank where visitors see ranks; where they see proven claims alone, in the order staff gave them. */
  isRanked: boolean;
  /** The words that were looked for in place of those typed, which no university has; null where these were found. */
  corrected: string | null;
}

interface PageAsked {
  page: number;
  limit: number;
}

/**
 * One page of the universities that fit; where none does, of those that fit what people call the same, or what was
 * misspelt.
 */
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
  // A rank that is not shown orders nothing either.
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
