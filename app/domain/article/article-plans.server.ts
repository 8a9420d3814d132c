import type { Database } from "#db/database.ts";
import { findInLibrary } from "#app/domain/library-picture/library-pictures.server.ts";
import { plansOf, type PlannedDraft } from "#app/domain/plan/plans.server.ts";
import type { Article, ArticleDraftInput } from "./article-schema.ts";
import { sanitizeBody } from "#app/domain/article/body/sanitize-body.server.ts";
import { type ArticleSave, articles } from "./save-article.server.ts";

/** Drafts beside published articles. A scheduled article may have a planned end. */
export const articlePlans = plansOf<ArticleSave, Article>(articles, {
  one: "article",
  liveFrom: ({ status, date }) => (status === "draft" ? null : date),
  takenOff: ({ title, category }) => ({ title, category, status: "draft" }),
});

/** Converts the editor's draft to a save of the article. */
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

/** Null: the picture is removed; undefined: kept, also if the library does not have the new one. */
const pictureOf = async (db: Database, address: string | undefined) =>
  address ? ((await findInLibrary(db, address)) ?? undefined) : address === "" ? null : undefined;
