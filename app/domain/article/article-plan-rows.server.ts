import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import { holdRow } from "#app/domain/records/content-store.server.ts";
import type { Article, ArticleDraftInput, ArticlePlan } from "./article-schema.ts";
import { readMinutesOf } from "./article-text.ts";

/** What a draft holds, as the article would be saved. */
export type ArticleDraft = Omit<
  ArticleDraftInput,
  "existingImage" | "library_image" | "existingShareImage" | "publish_at"
> & {
  body: string;
  description: string;
  image: PictureAddress | null;
  /** Absent in drafts of an earlier version. */
  share_image?: PictureAddress | null;
};

export type PlanRow = Selectable<Tables["article_plans"]>;

export const rowOf = (db: Database, id: number): Promise<PlanRow | undefined> =>
  db.selectFrom("article_plans").selectAll().where("article_id", "=", id).executeTakeFirst();

/** What is planned for an article is decided by one at a time, whether it has a plan yet or not: hence the article's row, and first. */
export const holdArticle = (db: Database, id: number) => holdRow(db, { table: "articles" }, id);

export const contentOf = ({ content }: PlanRow) => (content === null ? null : (JSON.parse(content) as ArticleDraft));

export async function storePlan(db: Database, article_id: number, plan: Partial<PlanRow>) {
  const changed = { ...plan, ...(plan.content && { updated_at: now() }) };
  const empty = { content: null, publish_at: null, withdraw_at: null, actor_id: null, updated_at: now() };
  await db
    .insertInto("article_plans")
    .values({ ...empty, ...changed, article_id })
    .onConflict((conflict) => conflict.column("article_id").doUpdateSet(changed))
    .execute();
}

/** The planned end stays. */
export async function dropDraft(db: Database, id: number) {
  const left = { content: null, publish_at: null };
  await db.updateTable("article_plans").set(left).where("article_id", "=", id).execute();
  await db.deleteFrom("article_plans").where("article_id", "=", id).where("withdraw_at", "is", null).execute();
}

export function planOf(article: Article, row: PlanRow | undefined): ArticlePlan {
  const draft = row && contentOf(row);
  return {
    draft: draft ? shownDraft(article, draft, row.updated_at) : null,
    publish_at: row?.publish_at ?? null,
    withdraw_at: row?.withdraw_at ?? null,
  };
}

function shownDraft(article: Article, draft: ArticleDraft, updated_at: string): Article {
  const minutes = readMinutesOf(draft.body);
  const { title, description, body, category, slug, image, image_alt = "", author_id = null } = draft;
  const { share_image = article.share_image ?? null } = draft;
  const shown = {
    title,
    description,
    body,
    category,
    image,
    image_url: image,
    image_alt,
    author_id,
    share_image,
    updated_at,
  };
  return { ...article, ...shown, slug: slug || article.slug, read_minutes: minutes, readTime: `${minutes} min read` };
}

const now = () => new Date().toISOString();
