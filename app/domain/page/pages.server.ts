import { type Selectable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import { hasContent } from "#app/domain/article/body/article-text.ts";
import { sanitizeBody } from "#app/domain/article/body/sanitize-body.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { refusalOfDraftBeside } from "#app/domain/plan/plan-rows.server.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byColumn, byText } from "#app/domain/records/list/list-page.server.ts";
import type { Page, PageInput } from "./page-schema.ts";

type Row = Selectable<Tables["pages"]>;

/** The form's input with the address of its picture; absent, the picture stays. */
export type PageSave = PageInput & { share_image?: PictureAddress | null };

/** The columns of lists. */
const listed = ["id", "slug", "title", "description", "menu_place", "is_published", "is_sample", "updated_at"] as const;

const records = contentRecords<Row, PageSave, Page>({
  table: "pages",
  list: "pages",
  type: "page",
  nameColumn: "title",
  labels: { description: "Words in search results", is_published: "Visitors see it" },
  from: (db) => db.selectFrom("pages as r").select(listed.map((column) => `r.${column}` as const)),
  wholeFrom: (db) => db.selectFrom("pages as r").select([...listed, "body", "share_image", "search_title"]),
  recordOf: (row) => row,
  slug: { reserved: [], path: pagePath, isVisited: ({ is_published }) => is_published === 1 },
  lasting: ["is_published", "menu_place"],
  emptyColumns: { description: "", body: "", menu_place: "none", is_published: 0, share_image: null, search_title: "" },
  sorts: {
    title: byText("r.title"),
    place: byColumn("r.menu_place"),
    published: byColumn("r.is_published"),
    changed: byColumn("r.updated_at"),
  },
  reasonToKeep: (db, id) => refusalOfDraftBeside(db, { list: "pages", id, one: "page" }),
  filters: { state: (state) => sql`r.is_published = ${state === "Published" ? 1 : 0}` },
  before: async (db, draft, stored): Promise<FieldErrors | null> => {
    const isPublished = (draft.is_published ?? stored?.is_published) === 1;
    if (stored?.is_published === 1 && !isPublished) {
      const beside = await refusalOfDraftBeside(db, { list: "pages", id: stored.id, one: "page" });
      if (beside) return { is_published: beside };
    }
    return isPublished && !hasContent(draft.body ?? stored?.body ?? "") ? { body: "Text is required" } : null;
  },
});

/** The pages that the office adds to the site. */
export const pages = {
  ...records,
  // Sanitised before the transaction, so that other saves do not wait for it.
  create: async (db: Database, draft: PageSave, actor: Actor) => records.create(db, await sanitized(draft), actor),
  change: async (db: Database, id: number, draft: PageSave, editor: Editor) =>
    records.change(db, id, await sanitized(draft), editor),
};

const sanitized = async (draft: PageSave): Promise<PageSave> =>
  draft.body === undefined ? draft : { ...draft, body: await sanitizeBody(draft.body) };

/** A page's path. */
export function pagePath(slug: string) {
  return `/pages/${slug}`;
}

/** A query for published pages. */
export const publishedPages = (db: Database) => db.selectFrom("pages").where("is_published", "=", 1);

/** A published page with its body; undefined if there is none. */
export async function findPublishedPage(db: Database, slug: string) {
  return publishedPages(db)
    .select([...listed, "body", "share_image", "search_title"])
    .where("slug", "=", slug)
    .executeTakeFirst();
}

/** The most such links in the menu, and in the footer. */
const MOST_PLACED = 12;

/** The pages linked in menu and footer, in order: `label`, `path` and `menu_place`. */
export async function listPlacedPages(db: Database) {
  const rows = await publishedPages(db)
    .select(["slug", "title as label", "menu_place"])
    .where("menu_place", "in", ["menu", "footer"])
    .orderBy("position")
    .orderBy("id")
    .limit(2 * MOST_PLACED)
    .execute();
  return rows.map(({ slug, ...row }) => ({ ...row, path: pagePath(slug) }));
}

/** The most addresses in a part of the site map. */
const MOST_MAPPED = 10_000;

/** The paths of published pages, with their last change. */
export async function listMappedPages(db: Database) {
  const rows = await publishedPages(db).select(["slug", "updated_at"]).orderBy("id").limit(MOST_MAPPED).execute();
  return rows.map(({ slug, updated_at }) => ({ path: pagePath(slug), changed: updated_at }));
}
