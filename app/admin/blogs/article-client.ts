import { callApi } from "#app/admin/api-client.ts";
import type { FieldErrors } from "#app/admin/form/form-entries.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import { readToken } from "#app/admin/session/admin-token.ts";
import type { Article } from "#app/domain/article/article-schema.ts";
import { type ArticleWords, bodyOfRequest } from "./article-words.ts";
import { namedAsHere } from "./refused-words.ts";

/** What became of a save: the article as it stands now, or why nothing was stored. */
export type ArticleSave = { saved: Article } | { failure: string; errors: FieldErrors; newer?: Article };

interface Writing {
  words: ArticleWords;
  body: string;
  /** The article as it was opened, or as it was saved last; null while there is none. */
  stored: Article | null;
}

/** @throws when the session has ended, here or in another tab. */
export async function saveArticle({ words, body, stored }: Writing, seen: string | undefined): Promise<ArticleSave> {
  const payload = bodyOfRequest(words, body, stored);
  const query = { id: stored?.id ?? 0, ...(seen && { seen }) };
  try {
    const { data } = await callApi<Article>(
      "blogs",
      stored ? { method: "PUT", query, body: payload } : { method: "POST", body: payload },
    );
    return { saved: data! };
  } catch (error) {
    if (readToken() === null) throw error;
    const { failure, errors, newer } = refusalOf(error, "Error saving article");
    return { failure, errors: namedAsHere(errors), newer: newer as Article | undefined };
  }
}

/** The path of the public page that shows the article as it is written here. */
export async function makePreview({ words, body, stored }: Writing): Promise<string> {
  const { slug, status, ...shown } = bodyOfRequest(words, body, stored);
  const { data } = await callApi<{ url: string }>("article-previews", {
    method: "POST",
    body: { ...shown, ...(stored && { article_id: stored.id }) },
  });
  return data!.url;
}
