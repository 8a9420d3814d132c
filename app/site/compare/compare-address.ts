import type { CostChoice } from "#app/site/cost/cost-choice.ts";

/** The most courses side by side. */
export const MOST_COMPARED = 4;
/** Hand-written addresses may name too many: the page lists those left out. */
const MOST_READ = 12;
/** Longer values of an address are cut. */
const LONGEST_VALUE = 200;

/** A comparison in an address: the courses by slug, in order. */
export interface Comparison {
  slugs: string[];
  only: "differences" | null;
  /** Without the suggested course that pays us nothing. */
  isAlone?: boolean;
  /** The day of leaving and the terms of a loan, for all columns. */
  cost?: CostChoice;
}

export const comparisonKeys = ["courses", "only", "alone"];

/** Reads `?courses=a,b` and, as a form without scripts sends it, `?courses=a&courses=b`. */
export function readComparison(query: URLSearchParams): Comparison {
  const named = query.getAll("courses").flatMap((value) => value.split(","));
  const slugs = [...new Set(named.map((slug) => slug.trim()).filter(Boolean))];
  return {
    slugs: slugs.slice(0, MOST_READ),
    only: query.get("only") === "differences" ? "differences" : null,
    isAlone: query.get("alone") === "yes",
  };
}

/** An empty choice is written as well: the page then clears the choice stored on the device. */
export function comparisonAddress({ slugs, only, isAlone, cost = {} as CostChoice }: Comparison): string {
  const whole = slugs.join(",");
  const values = whole.length > LONGEST_VALUE ? slugs : [whole];
  const courses = values.map((value) => `courses=${value}`).join("&");
  const more = { only, alone: isAlone ? "yes" : null, ...cost };
  const said = Object.entries(more).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/compare?${courses}${said.length > 0 ? `&${new URLSearchParams(said)}` : ""}`;
}
