import type { Article } from "#app/domain/article/article-schema.ts";
import { formatDay } from "./article-date.ts";

/** The date of an article, and its reading time. */
export function ArticleFacts({ article }: { article: Pick<Article, "date" | "readTime"> }) {
  const { date, readTime } = article;
  return (
    <p className="article-facts">
      {date && <time dateTime={date}>{formatDay(date)}</time>}
      <span>{readTime}</span>
    </p>
  );
}
