import { callForData, dataOf } from "#app/admin/api/api-client.ts";
import { createOnce, LOST_SAVE } from "#app/admin/api/send-once.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import { readToken } from "#app/admin/session/admin-token.ts";
import type { Article, ArticlePlan, PlannedArticle } from "#app/domain/article/article-schema.ts";
import { type ArticleWords, bodyOfRequest, draftOfRequest } from "#app/admin/blogs/article-words.ts";
import { namedAsHere } from "./refused-words.ts";

/** The outcome of a save: the stored article, or why nothing was stored. */
export type ArticleSave = { saved: PlannedArticle } | { failure: string; errors: FieldErrors; newer?: PlannedArticle };

export interface Writing {
  words: ArticleWords;
  body: string;
  /** The article as opened or last saved; null if it is new. */
  stored: Article | null;
}

/**
 * Where a save goes: to the article, to a draft beside the published one, or from the draft to the published article.
 */
export type SaveWay = "article" | "beside" | "into-place";

/** @throws if the session has ended, here or in another tab. */
export async function saveArticle(writing: Writing, seen: string | undefined, way: SaveWay): Promise<ArticleSave> {
  const { words, body, stored } = writing;
  const query = { id: stored?.id ?? 0, ...(seen && { seen }) };
  try {
    if (way === "beside") {
      const draft = draftOfRequest(words, body, stored);
      const plan = await callForData<ArticlePlan>("article-drafts", { method: "PUT", query, body: draft });
      return { saved: { ...plan.draft!, plan } };
    }
    const saved = await (way === "into-place"
      ? callForData<Article>("article-drafts", { method: "POST", query, body: draftOfRequest(words, body, stored) })
      : stored
        ? callForData<Article>("blogs", { method: "PUT", query, body: bodyOfRequest(words, body, stored) })
        : createOnce<Article>("blogs", bodyOfRequest(words, body, stored)).then(dataOf));
    return { saved };
  } catch (error) {
    if (readToken() === null) throw error;
    const { failure, errors, newer } = refusalOf(error, "Error saving article", LOST_SAVE);
    return { failure, errors: namedAsHere(errors), newer: newer as PlannedArticle | undefined };
  }
}

/** The path of a preview of the article as it is in the editor. */
export async function makePreview({ words, body, stored }: Writing): Promise<string> {
  const { slug, status, ...shown } = bodyOfRequest(words, body, stored);
  const { url } = await callForData<{ url: string }>("article-previews", {
    method: "POST",
    body: {
      ...shown,
      ...(stored && { article_id: stored.id }),
      // The stored one may be a draft with a cover of its own.
      ...(words.cover !== null && { library_image: words.cover }),
    },
  });
  return url;
}
