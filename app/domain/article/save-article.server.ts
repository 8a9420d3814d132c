import { type Selectable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { articleStatuses, type PictureAddress, type Tables } from "#db/schema.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import { findInLibrary } from "#app/domain/library-picture/library-pictures.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { refusalOfDraftBeside } from "#app/domain/plan/plan-rows.server.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byColumn, byText } from "#app/domain/records/list/list-page.server.ts";
import type { Article, ArticleInput } from "./article-schema.ts";
import { hasContent, readMinutesOf } from "#app/domain/article/body/article-text.ts";
import { articleColumns, articleOf } from "./articles.server.ts";
import { findAuthor } from "./find-author.server.ts";
import { sanitizeBody } from "#app/domain/article/body/sanitize-body.server.ts";
import { articleAddress } from "#app/domain/page-addresses.ts";

/** The form's input with the addresses of its stored pictures; absent ones stay. */
export type ArticleSave = ArticleInput & { image?: PictureAddress | null; share_image?: PictureAddress | null };

/** The status that visitors see now: a scheduled article whose time has come is published. */
const stage = () =>
  sql`case when r.status = 'scheduled' and r.published_at <= ${now()} then 'published' else r.status end`;

const records = contentRecords<Row, ArticleSave, Article>({
  table: "articles",
  list: "blogs",
  type: "article",
  nameColumn: "title",
  labels: { image: "Cover", image_alt: "Description of the cover" },
  from: (db) => db.selectFrom("articles as r").select(articleColumns.map((column) => `r.${column}` as const)),
  wholeFrom: (db) => db.selectFrom("articles as r").selectAll("r"),
  recordOf: articleOf,
  slug: { reserved: [], path: articleAddress, isVisited: hasAppeared },
  lasting: ["status", "published_at"],
  stillThere: async (db, columns) => ((await isAuthorGone(db, columns)) ? { ...columns, author_id: null } : columns),
  // Drafts without a date first, then the newest.
  usual: (found) => found.orderBy("r.published_at", (order) => order.desc().nullsFirst()).orderBy("r.id", "desc"),
  sorts: {
    title: byText("r.title"),
    category: byText("r.category"),
    status: { by: stage },
    date: { by: sql`coalesce(r.published_at, r.updated_at)` },
    time: byColumn("r.read_minutes"),
  },
  filters: {
    status: (status) => sql`${stage()} = ${status}`,
    category: (category) => sql`r.category = ${category}`,
  },
  counted: () => ({
    status: Object.fromEntries(articleStatuses.map((status) => [status, sql`${stage()} = ${status}`])),
  }),
  emptyColumns: {
    image: null,
    image_alt: "",
    author_id: null,
    share_image: null,
    search_title: "",
    search_description: "",
  },
  columnsOf,
  reasonToKeep: (db, id) => refusalOfDraftBeside(db, { list: "blogs", id, one: "article" }),
  before: (db, draft, stored) => refuse(db, draft, publicationOf(draft, stored ?? fresh), stored),
});

/** The article's functions; a save without a slug keeps the stored one, so that links keep working. */
export const articles = {
  ...records,
  // Sanitised once, before the transaction, so that other saves do not wait for it.
  create: async (db: Database, draft: ArticleSave, actor: Actor) => records.create(db, await sanitized(draft), actor),
  change: async (db: Database, id: number, draft: ArticleSave, editor: Editor) =>
    records.change(db, id, await sanitized(draft), editor),
};

type Row = Selectable<Tables["articles"]>;
type Publication = Pick<Row, "status" | "published_at">;

const fresh: Publication = { status: "draft", published_at: null };

const now = () => new Date().toISOString();

const sanitized = async (draft: ArticleSave): Promise<ArticleSave> =>
  draft.body === undefined ? draft : { ...draft, body: await sanitizeBody(draft.body) };

/** Absent values stay as stored. */
function columnsOf({ library_image, ...rest }: ArticleSave, stored: Row | null) {
  const description = rest.description ?? stored?.description ?? "";
  const body = rest.body ?? stored?.body ?? "";
  return {
    ...rest,
    ...publicationOf(rest, stored ?? fresh),
    image: library_image || rest.image,
    description,
    body,
    read_minutes: readMinutesOf(body),
  };
}

/** The article's status and time after a save. */
function publicationOf(draft: Pick<ArticleSave, "status" | "published_at">, stored: Publication): Publication {
  const status = draft.status ?? stored.status;
  const published_at = draft.published_at === undefined ? stored.published_at : draft.published_at;
  if (status !== "published") return { status, published_at };
  // Published means visible: a future time is replaced by now.
  const isPast = published_at !== null && published_at <= now();
  return { status, published_at: isPast ? published_at : now() };
}

async function refuse(
  db: Database,
  draft: ArticleSave,
  { status, published_at }: Publication,
  stored: Row | null,
): Promise<FieldErrors | null> {
  const body = draft.body ?? stored?.body ?? "";
  const beside = stored && (await refuseTakingOff(db, stored, { status, published_at }));
  if (beside) return beside;
  if (status !== "draft" && !hasContent(body)) return { body: "Body is required" };
  const description = draft.description ?? stored?.description;
  if (status !== "draft" && !description) return { description: "Description is required" };
  if (status === "scheduled" && published_at === null) return { published_at: "Say when the article is to appear" };
  if (status === "scheduled" && published_at !== stored?.published_at && published_at! <= now()) {
    return { published_at: "Choose a time that is still to come" };
  }
  if (draft.library_image && !(await findInLibrary(db, draft.library_image))) {
    return { library_image: "Choose a picture of the library" };
  }
  if (await isAuthorGone(db, draft)) return { author_id: "Choose an author from the list" };
  return null;
}

/** An article with a draft beside it can be taken off only by a planned end (record 125). */
async function refuseTakingOff(
  db: Database,
  stored: Row,
  { status, published_at }: Publication,
): Promise<FieldErrors | null> {
  const isDraft = status === "draft" && stored.status !== "draft";
  const isPutOff = status === "scheduled" && hasAppeared(stored) && published_at !== null && published_at > now();
  if (!isDraft && !isPutOff) return null;
  const beside = await refusalOfDraftBeside(db, { list: "blogs", id: stored.id, one: "article" });
  if (!beside) return null;
  return isDraft
    ? { status: beside }
    : {
        published_at:
          "A draft lies beside this article: choose Published and say when under “Draft appears on”, or discard it first",
      };
}

const isAuthorGone = async (db: Database, { author_id }: Pick<Partial<Row>, "author_id">) =>
  Boolean(author_id) && !(await findAuthor(db, author_id));

/** Whether visitors can see it, and so may know its address. */
function hasAppeared({ status, published_at }: Row) {
  return status !== "draft" && published_at !== null && published_at <= now();
}
