import type { Database } from "#db/database.ts";
import type { PageTexts } from "#app/domain/page-text/text-kinds.ts";
import { pageTexts } from "#app/domain/page-text/page-texts.content.ts";
import { shown } from "#app/domain/sitemap/addresses.server.ts";

/** Paths beside the pages with texts: other routes of `routes.ts`, files at the root, and process endpoints. */
const others = [
  "/my-application",
  "/my-application/send-link",
  "/my-application/enter",
  "/my-application/password",
  "/my-application/sign-out",
  "/search/suggestions",
  "/dialogs",
  "/compare/pictures",
  "/family-sheet/courses",
  "/shortlist/courses",
  "/blogs/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/site.webmanifest",
  "/notices-worker.js",
  "/favicon.ico",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/health",
  "/ready",
];

const fixed = new Set([...Object.values<PageTexts>(pageTexts).map(({ path }) => path?.toLowerCase()), ...others]);

/** Paths of files, which answer 404 themselves. */
const ofFiles = /^\/(assets|art|share|og)\//;

/** Tables with one page per record, by folder. */
const tablesByFolder = new Map(
  Object.entries({
    courses: "courses",
    universities: "universities",
    programs: "programs",
    pages: "pages",
    blogs: "articles",
  } as const),
);

/** Whether anything answers at this path, ignoring case. */
export async function hasPage(db: Database, path: string): Promise<boolean> {
  const asked = path.toLowerCase();
  if (fixed.has(asked) || ofFiles.test(asked)) return true;
  const [, folder = "", slug = "", ...deeper] = asked.split("/");
  const table = tablesByFolder.get(folder);
  if (!table || !slug || deeper.length > 0) return false;
  const page = shown(db, table).select("id").where("slug", "=", slug);
  return (await page.executeTakeFirst()) !== undefined;
}
