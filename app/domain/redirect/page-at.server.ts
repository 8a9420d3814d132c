import type { Database } from "#db/database.ts";
import type { PageTexts } from "#app/domain/page-text/text-kinds.ts";
import { pageTexts } from "#app/domain/page-text/page-texts.content.ts";
import { shown } from "#app/domain/sitemap/addresses.server.ts";

const fixed = new Set(Object.values<PageTexts>(pageTexts).map(({ path }) => path?.toLowerCase()));

/** Whose pages stand in a folder. */
const tablesByFolder = new Map(
  Object.entries({
    courses: "courses",
    universities: "universities",
    programs: "programs",
    pages: "pages",
    blogs: "articles",
  } as const),
);

/** Whether visitors find a page at this path, however its letters are written. */
export async function hasPage(db: Database, path: string): Promise<boolean> {
  const asked = path.toLowerCase();
  if (fixed.has(asked)) return true;
  const [, folder = "", slug = "", ...deeper] = asked.split("/");
  const table = tablesByFolder.get(folder);
  if (!table || !slug || deeper.length > 0) return false;
  const page = shown(db, table).select("id").where("slug", "=", slug);
  return (await page.executeTakeFirst()) !== undefined;
}
