import type { Database } from "#db/database.ts";
import { findInLibrary } from "#app/domain/library-picture/library-pictures.server.ts";
import { plansOf, type PlannedDraft } from "#app/domain/plan/plans.server.ts";
import type { Article, ArticleDraftInput } from "./article-schema.ts";
import { sanitizeBody } from "#app/domain/article/body/sanitize-body.server.ts";
import { type ArticleSave, articles } from "./save-article.server.ts";

/** Drafts beside published articles; one that is only scheduled may have an end. */
export const articlePlans = plansOf<ArticleSave, Article>(articles, {
  one: "article",
  liveFrom: ({ status, date }) => (status === "draft" ? null : date),
  takenOff: ({ title, category }) => ({ title, category, status: "draft" }),
});

/** What is written in the desk, as an article is saved. */
export async function articleDraft(db: Database, input: ArticleDraftInput): Promise<PlannedDraft<ArticleSave>> {
  const { existingImage, library_image, existingShareImage, publish_at, description = "", ...words } = input;
  const image = await pictureOf(db, library_image || (existingImage === "" ? "" : undefined));
  const shared = await pictureOf(db, existingShareImage);
  const draft = {
    ...words,
    description,
    body: await sanitizeBody(input.body ?? ""),
    ...(image !== undefined && { image }),
    ...(shared !== undefined && { share_image: shared }),
  };
  return { over: (before) => ({ ...before, ...draft }), publish_at: publish_at ?? null };
}

/** Null where it is taken away; what is in no library leaves the picture that is there. */
const pictureOf = async (db: Database, address: string | undefined) =>
  address ? ((await findInLibrary(db, address)) ?? undefined) : address === "" ? null : undefined;
