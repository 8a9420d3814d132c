import type { Database } from "#db/database.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { publishedArticles } from "#app/domain/article/articles.server.ts";

export const mappedTables = ["courses", "universities", "programs", "articles"] as const;
export type MappedTable = (typeof mappedTables)[number];

/** A slug and the last change of its page. */
export interface MappedPage {
  slug: string;
  changed: string;
}

/** A part of the map covers this many consecutive ids, found by key. */
const IDS_PER_PART = 10_000;

/** The numbers of a table's parts, from 1; empty parts are left out. */
export async function listPartNumbers(db: Database, table: MappedTable): Promise<number[]> {
  const numbers: number[] = [];
  for (let passed = 0; ;) {
    const next = await shown(db, table).select("id").where("id", ">", passed).orderBy("id").limit(1).executeTakeFirst();
    if (!next) return numbers;
    const number = Math.ceil(next.id / IDS_PER_PART);
    numbers.push(number);
    passed = number * IDS_PER_PART;
  }
}

/** The pages in one part of a table, by id. */
export async function listPartPages(db: Database, table: MappedTable, number: number): Promise<MappedPage[]> {
  const last = number * IDS_PER_PART;
  const within = shown(db, table)
    .where("id", ">", last - IDS_PER_PART)
    .where("id", "<=", last)
    .orderBy("id")
    .limit(IDS_PER_PART);
  const rows = await within.select(["slug", "updated_at", ...appears(table)]).execute();
  // An article may have been finished before it was published.
  return rows.map(({ slug, updated_at, published_at }) => ({
    slug,
    changed: published_at && published_at > updated_at ? published_at : updated_at,
  }));
}

const appears = (table: MappedTable) => (table === "articles" ? (["published_at"] as const) : []);

/** The last change of any record that a list shows; undefined if it shows none. */
export async function findLastChange(db: Database, list: { table: MappedTable | "gallery_images"; where?: Condition }) {
  let rows: Found = shown(db, list.table);
  if (list.where) rows = rows.where(list.where.column, "=", list.where.value);
  const row: { updated_at: string } | undefined = await rows
    .select("updated_at")
    .orderBy("updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.updated_at;
}

interface Condition {
  column: "degree_type" | "field" | "is_published";
  value: string | number;
}

type Rows = ReturnType<typeof publishedArticles>;

/** The records of a table that visitors can open; typed by the columns that all these tables have. */
export function shown(db: Database, table: MappedTable | "gallery_images" | "pages"): Rows {
  if (table === "articles") return publishedArticles(db);
  const rows = table === "pages" ? db.selectFrom(table).where("is_published", "=", 1) : db.selectFrom(table);
  return rows as unknown as Rows;
}
