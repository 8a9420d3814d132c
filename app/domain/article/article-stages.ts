import type { Article } from "./article-schema.ts";

export const stageWords = { draft: "Draft", scheduled: "Scheduled", published: "Published" };

/** The status that visitors see now: a scheduled article whose time has come is published. */
export function stageOf({ status, date }: Pick<Article, "status" | "date">): Article["status"] {
  const hasAppeared = status === "scheduled" && date !== null && Date.parse(date) <= Date.now();
  return hasAppeared ? "published" : status;
}
