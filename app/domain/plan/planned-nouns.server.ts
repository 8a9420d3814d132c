import { articlePlans } from "#app/domain/article/article-plans.server.ts";
import { pagePlans } from "#app/domain/page/page-plans.server.ts";
import { pageTextPlans } from "#app/domain/page-text/page-text-plans.server.ts";
import type { Plans } from "./plans.server.ts";

/** The nouns with drafts, by their list's file name; a new one needs a line here. */
const plannedNouns: Record<string, Plans> = { blogs: articlePlans, pages: pagePlans, "page-texts": pageTextPlans };

/** The plans of a list that has some: articles, pages or their texts. */
export const plansFor = (list: string): Plans => plannedNouns[list]!;
