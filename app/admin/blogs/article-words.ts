import type { Article, PlannedArticle } from "#app/domain/article/article-schema.ts";
import { fromIndiaTime } from "#app/admin/india-time.ts";
import { minuteOf } from "#app/lib/time/india-day.ts";
import { stageOf } from "#app/domain/article/article-stages.ts";

/** All fields of an article except its body, as the form holds them. */
export interface ArticleWords {
  title: string;
  description: string;
  category: Article["category"];
  /** Empty until edited: the server derives it from the title. */
  slug: string;
  status: Article["status"];
  /** When a scheduled article appears, in India's time: `2026-11-25T09:30`. */
  appearsAt: string;
  /** The id of a guidance member; empty: none. Texts kept by an earlier version lack it. */
  authorId?: string;
  cover: string | null;
  coverAlt: string;
  /** Title and description for search engines. Texts kept by an earlier version lack them. */
  searchTitle?: string;
  searchDescription?: string;
  /** The picture of shared links; null: a drawing. Texts kept by an earlier version lack it. */
  shared?: string | null;
  /** When the draft beside a published article replaces it, like `appearsAt`; empty: when somebody publishes it. */
  besideAt?: string;
}

export function wordsOf(article: PlannedArticle | null): ArticleWords {
  return {
    title: article?.title ?? "",
    description: article?.description ?? "",
    category: article?.category ?? "Technology",
    slug: article?.slug ?? "",
    status: article ? stageOf(article) : "draft",
    appearsAt: article?.status === "scheduled" && article.date ? minuteOf(article.date) : "",
    authorId: String(article?.author_id ?? ""),
    cover: article?.image_url ?? null,
    coverAlt: article?.image_alt ?? "",
    shared: article?.share_image ?? null,
    searchTitle: article?.search_title ?? "",
    searchDescription: article?.search_description ?? "",
    ...(article?.plan && { besideAt: article.plan.publish_at ? minuteOf(article.plan.publish_at) : "" }),
  };
}

/** The request's body. Cover and date come from the stored article if unchanged. */
export function bodyOfRequest(words: ArticleWords, body: string, stored: Article | null) {
  const { title, description, category, slug, status, authorId, cover, coverAlt, shared } = words;
  const { searchTitle, searchDescription } = words;
  return {
    title,
    description,
    body,
    category,
    slug,
    image_alt: cover === null ? "" : coverAlt,
    status,
    ...(authorId !== undefined && { author_id: authorId }),
    published_at: publicationOf(words, stored),
    ...(searchTitle !== undefined && { search_title: searchTitle, search_description: searchDescription ?? "" }),
    ...(shared !== undefined && { existingShareImage: shared ?? "" }),
    ...(cover === null && { existingImage: "" }),
    ...(cover !== null && cover !== stored?.image_url && { library_image: cover }),
  };
}

/** The same for a draft beside a published article, or published in its place. */
export function draftOfRequest(words: ArticleWords, body: string, stored: Article | null) {
  const { status, published_at, ...draft } = bodyOfRequest(words, body, stored);
  return { ...draft, publish_at: words.besideAt ? fromIndiaTime(words.besideAt) : "" };
}

/** Empty: the server takes the current time. */
function publicationOf({ status, appearsAt }: ArticleWords, stored: Article | null): string {
  if (status === "scheduled") return appearsAt && fromIndiaTime(appearsAt);
  if (status === "draft") return stored?.date ?? "";
  return stored?.date && stageOf(stored) === "published" ? stored.date : "";
}
