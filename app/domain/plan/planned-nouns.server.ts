import { articlePlans } from "#app/domain/article/article-plans.server.ts";
import { pagePlans } from "#app/domain/page/page-plans.server.ts";
import { pageTextPlans } from "#app/domain/page-text/page-text-plans.server.ts";
import type { Plans } from "./plans.server.ts";

/** What may have a draft beside it, by the file name of its list; a new noun joins by its line. */
const plannedNouns: Record<string, Plans> = { blogs: articlePlans, pages: pagePlans, "page-texts": pageTextPlans };

export const plansFor = (list: string): Plans => plannedNouns[list]!;
