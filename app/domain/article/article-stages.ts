import type { Article } from "./article-schema.ts";

export const stageWords = { draft: "Draft", scheduled: "Scheduled", published: "Published" };

/** What an article is for visitors at this moment: a scheduled one whose time has come is published. */
export function stageOf({ status, date }: Pick<Article, "status" | "date">): Article["status"] {
  const hasAppeared = status === "scheduled" && date !== null && Date.parse(date) <= Date.now();
  return hasAppeared ? "published" : status;
}
