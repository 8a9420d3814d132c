import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import type { Actor, Editor } from "#app/domain/activity/activities.server.ts";
import { changeContent, type ContentKind, insertContent, removeContent } from "#app/domain/content-store.server.ts";
import { freeSlug } from "#app/domain/free-slug.server.ts";
import { isInLibrary } from "#app/domain/library-picture/library-pictures.server.ts";
import type { DeleteOutcome, FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import type { Article, ArticleInput } from "./article-schema.ts";
import { articleSearchText, hasContent, readMinutesOf } from "./article-text.ts";
import { findArticle } from "./articles.server.ts";
import { sanitizeBody } from "./sanitize-body.server.ts";

const kind: ContentKind = { table: "articles", type: "article", nameColumn: "title" };

/** The input of a form with the address of its stored picture; an absent picture leaves the stored one. */
export type ArticleDraft = ArticleInput & { image?: PictureAddress | null };

export async function createArticle(db: Database, written: ArticleDraft, actor: Actor): Promise<SaveOutcome<Article>> {
  const draft = sanitized(written);
  return db.transaction().execute(async (db) => {
    const publication = publicationOf(draft, { status: "draft", published_at: null });
    const errors = await refuse(db, draft, publication, null);
    if (errors) return { errors };
    const slug = draft.slug || (await freeSlug(db, "articles", draft.title));
    const columns = {
      image: null,
      image_alt: "",
      ...columnsOf(draft, { description: "", body: "" }),
      ...publication,
      slug,
    };
    const id = await insertContent(db, kind, columns, actor);
    await db.deleteFrom("former_article_slugs").where("slug", "=", slug).execute();
    return { record: (await findArticle(db, id))! };
  });
}

/** Without a slug the stored one stays, so that links to the article go on leading to it. */
export async function updateArticle(
  db: Database,
  id: number,
  written: ArticleDraft,
  editor: Editor,
): Promise<SaveOutcome<Article>> {
  const draft = sanitized(written);
  return db.transaction().execute(async (db) => {
    const stored = await db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();
    if (!stored) return { absent: true };
    const publication = publicationOf(draft, stored);
    const errors = await refuse(db, draft, publication, stored);
    if (errors) return { errors };
    const slug = draft.slug || stored.slug;
    const obstacle = await changeContent(db, kind, id, { ...columnsOf(draft, stored), ...publication, slug }, editor);
    if (obstacle) return obstacle;
    if (slug !== stored.slug) await leadOn(db, stored, slug);
    return { record: (await findArticle(db, id))! };
  });
}

export async function deleteArticle(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const row = await removeContent(db, kind, id, actor);
    if (!row) return { absent: true };
    return { deletedPictures: typeof row.image === "string" ? [row.image] : [] };
  });
}

type Row = Selectable<Tables["articles"]>;
type Publication = Pick<Row, "status" | "published_at">;

const now = () => new Date().toISOString();

/** Once for a save, and before its transaction, for whose end other saves wait. */
const sanitized = (draft: ArticleDraft): ArticleDraft =>
  draft.body === undefined ? draft : { ...draft, body: sanitizeBody(draft.body) };

/** What is not said stays as it is stored; the words that searches look into are those of the whole. */
function columnsOf(
  { slug, status, published_at, library_image, ...rest }: ArticleDraft,
  stored: Pick<Row, "description" | "body">,
) {
  const description = rest.description ?? stored.description;
  const body = rest.body ?? stored.body;
  const columns = {
    ...rest,
    image: library_image || rest.image,
    description,
    body,
    read_minutes: readMinutesOf(body),
    search_text: articleSearchText({ title: rest.title, description, body }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** What a save makes of an article's status and time, seen from what it has. */
function publicationOf(draft: ArticleDraft, stored: Publication): Publication {
  const status = draft.status ?? stored.status;
  const published_at = draft.published_at === undefined ? stored.published_at : draft.published_at;
  if (status !== "published") return { status, published_at };
  // Published means seen: a time to come, e.g. the one it was scheduled for, gives way to this moment.
  const isPast = published_at !== null && published_at <= now();
  return { status, published_at: isPast ? published_at : now() };
}

async function refuse(
  db: Database,
  draft: ArticleDraft,
  { status, published_at }: Publication,
  stored: Row | null,
): Promise<FieldErrors | null> {
  const body = draft.body ?? stored?.body ?? "";
  if (status !== "draft" && !hasContent(body)) return { body: "Body is required" };
  const description = draft.description ?? stored?.description;
  if (status !== "draft" && !description) return { description: "Description is required" };
  if (status === "scheduled" && published_at === null) return { published_at: "Say when the article is to appear" };
  if (status === "scheduled" && published_at !== stored?.published_at && published_at! <= now()) {
    return { published_at: "Choose a time that is still to come" };
  }
  if (draft.library_image && !(await isInLibrary(db, draft.library_image))) {
    return { library_image: "Choose a picture of the library" };
  }
  return refuseSlug(db, draft.slug, stored);
}

async function refuseSlug(db: Database, slug: string | undefined, stored: Row | null): Promise<FieldErrors | null> {
  const holder = slug && (await db.selectFrom("articles").select("id").where("slug", "=", slug).executeTakeFirst());
  return holder && holder.id !== stored?.id ? { slug: "Another article has this address" } : null;
}

/** Visitors and search engines that know the old address find the article at its new one. */
async function leadOn(db: Database, { id, slug, status, published_at }: Row, newSlug: string) {
  await db.deleteFrom("former_article_slugs").where("slug", "in", [slug, newSlug]).execute();
  const hasAppeared = status !== "draft" && published_at !== null && published_at <= now();
  if (hasAppeared) await db.insertInto("former_article_slugs").values({ slug, article_id: id }).execute();
}
