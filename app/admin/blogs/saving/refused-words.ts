import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { type Article, articleInput } from "#app/domain/article/article-schema.ts";
import { hasContent } from "#app/domain/article/body/article-text.ts";
import { fromIndiaTime } from "#app/admin/india-time.ts";
import { type ArticleWords, bodyOfRequest, wordsOf } from "#app/admin/blogs/article-words.ts";

/** The API's names of some fields. */
const fieldNames: Record<string, string> = {
  published_at: "appearsAt",
  image_alt: "coverAlt",
  author_id: "authorId",
  image: "cover",
  existingImage: "cover",
  library_image: "cover",
  publish_at: "besideAt",
  search_title: "searchTitle",
  search_description: "searchDescription",
};

/** The server's messages by the page's field names. */
export const namedAsHere = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, sentence]) => [fieldNames[name] ?? name, sentence]));

/** The messages for fields that the server would refuse or an editor would regret. */
export function refusedWords(words: ArticleWords, body: string, stored: Article | null): FieldErrors {
  const parsed = articleInput.safeParse(bodyOfRequest(words, body, stored));
  const errors: FieldErrors = {};
  for (const issue of parsed.error?.issues ?? []) errors[issue.path.join(".")] ??= issue.message;
  return { ...omissions(words, body, stored), ...namedAsHere(errors) };
}

function omissions(words: ArticleWords, body: string, stored: Article | null): FieldErrors {
  const { status, description, appearsAt, cover, coverAlt } = words;
  const errors: FieldErrors = {};
  if (status !== "draft" && !hasContent(body)) errors["body"] = "Body is required";
  if (status !== "draft" && description.trim() === "") errors["description"] = "Description is required";
  if (cover !== null && coverAlt.trim() === "") errors["coverAlt"] = "Picture description is required";
  if (status === "scheduled" && appearsAt === "") errors["appearsAt"] = "Say when the article is to appear";
  else if (status === "scheduled" && appearsAt !== wordsOf(stored).appearsAt && isPast(appearsAt)) {
    errors["appearsAt"] = "Choose a time that is still to come, or publish it now";
  }
  return errors;
}

const isPast = (appearsAt: string) => Date.parse(fromIndiaTime(appearsAt)) <= Date.now();
