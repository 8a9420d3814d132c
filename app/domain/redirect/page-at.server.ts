import type { Database } from "#db/database.ts";
import { publishedArticles } from "#app/domain/article/articles.server.ts";
import type { PageTexts } from "#app/domain/page-text/text-kinds.ts";
import { pageTexts } from "#app/domain/page-text/page-texts.content.ts";

const fixed = new Set(Object.values<PageTexts>(pageTexts).map(({ path }) => path?.toLowerCase()));

/** What visitors can open of each noun, by the folder of its pages. */
const pagesIn: Record<string, (db: Database) => ReturnType<typeof publishedArticles>> = {
  courses: (db) => db.selectFrom("courses") as never,
  universities: (db) => db.selectFrom("universities") as never,
  programs: (db) => db.selectFrom("programs") as never,
  pages: (db) => db.selectFrom("pages").where("is_published", "=", 1) as never,
  blogs: publishedArticles,
};

/** Whether visitors find a page at this path, however its letters are written. */
export async function hasPage(db: Database, path: string): Promise<boolean> {
  const asked = path.toLowerCase();
  if (fixed.has(asked)) return true;
  const [, folder = "", slug = "", ...deeper] = asked.split("/");
  if (!slug || deeper.length > 0 || !Object.hasOwn(pagesIn, folder)) return false;
  const page = pagesIn[folder]!(db).select("id").where("slug", "=", slug);
  return (await page.executeTakeFirst()) !== undefined;
}
