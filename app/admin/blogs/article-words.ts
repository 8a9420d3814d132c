import type { Article, PlannedArticle } from "#app/domain/article/article-schema.ts";
import { fromIndiaTime } from "#app/admin/india-time.ts";
import { minuteOf } from "#app/lib/time/india-day.ts";
import { stageOf } from "#app/domain/article/article-stages.ts";

/** Everything that is written of an article but its body, as the fields hold it. */
export interface ArticleWords {
  title: string;
  description: string;
  category: Article["category"];
  /** Empty until somebody writes one: the server makes it of the title. */
  slug: string;
  status: Article["status"];
  /** When a scheduled article appears, on India's clock: `2026-11-25T09:30`. */
  appearsAt: string;
  /** The id of one of those who give guidance; empty is nobody. Words kept by an earlier version lack it. */
  authorId?: string;
  cover: string | null;
  coverAlt: string;
  /** What search engines are told in the place of title and description. Words kept by an earlier version lack them. */
  searchTitle?: string;
  searchDescription?: string;
  /** What shared links show; null: a drawing. Words kept by an earlier version lack it. */
  shared?: string | null;
  /** When the draft beside a published article takes its place, as `appearsAt`; empty: when somebody says so. */
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

/** What the API is told of it. The stored article says what need not be said again: its cover, and when it appeared. */
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

/** The same of what is written beside a published article, or takes its place. */
export function draftOfRequest(words: ArticleWords, body: string, stored: Article | null) {
  const { status, published_at, ...draft } = bodyOfRequest(words, body, stored);
  return { ...draft, publish_at: words.besideAt ? fromIndiaTime(words.besideAt) : "" };
}

/** Empty lets the server say now. */
function publicationOf({ status, appearsAt }: ArticleWords, stored: Article | null): string {
  if (status === "scheduled") return appearsAt && fromIndiaTime(appearsAt);
  if (status === "draft") return stored?.date ?? "";
  return stored?.date && stageOf(stored) === "published" ? stored.date : "";
}
