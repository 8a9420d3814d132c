import type { CostChoice } from "#app/site/cost/cost-choice.ts";

/** As many courses as stand side by side. */
export const MOST_COMPARED = 4;
/** Whoever writes an address by hand may name a few too many: they are told which ones are left out. */
const MOST_READ = 12;
/** Of a value of an address that much reaches a page. */
const LONGEST_VALUE = 200;

/** What an address of the comparison asks for; it names the courses by their slugs, in their order. */
export interface Comparison {
  slugs: string[];
  only: "differences" | null;
  /** Whoever does not want the course beside them that pays us nothing. */
  isAlone?: boolean;
  /** The day of a withdrawal and the terms of a loan, for all of them. */
  cost?: CostChoice;
}

export const comparisonKeys = ["courses", "only", "alone"];

/** Reads `?courses=a,b` and, as a form without scripts writes it, `?courses=a&courses=b`. */
export function readComparison(query: URLSearchParams): Comparison {
  const named = query.getAll("courses").flatMap((value) => value.split(","));
  const slugs = [...new Set(named.map((slug) => slug.trim()).filter(Boolean))];
  return {
    slugs: slugs.slice(0, MOST_READ),
    only: query.get("only") === "differences" ? "differences" : null,
    isAlone: query.get("alone") === "yes",
  };
}

/** With nothing chosen it says so: the page then forgets what this device had chosen. */
export function comparisonAddress({ slugs, only, isAlone, cost = {} as CostChoice }: Comparison): string {
  const whole = slugs.join(",");
  const values = whole.length > LONGEST_VALUE ? slugs : [whole];
  const courses = values.map((value) => `courses=${value}`).join("&");
  const more = { only, alone: isAlone ? "yes" : null, ...cost };
  const said = Object.entries(more).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/compare?${courses}${said.length > 0 ? `&${new URLSearchParams(said)}` : ""}`;
}
