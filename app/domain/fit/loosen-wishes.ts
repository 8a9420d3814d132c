import type { Judged } from "./judge-courses.ts";
import { type Wish, wishes } from "./wishes.ts";

export interface LooserWay {
  without: Wish[];
  /** `eligible` if some courses found so are eligible. */
  verdict: "eligible" | "ask";
  total: number;
}

/** If nothing is found: the smallest sets of wishes to drop so that something is. */
export function loosenWishes({ counts }: Pick<Judged, "counts">): LooserWay[] {
  const ways = counts.flatMap(({ eligible, ask }, bits): LooserWay[] => {
    const without = wishes.filter((_, place) => (bits >> place) & 1);
    if (eligible + ask === 0) return [];
    return [{ without, ...(eligible > 0 ? { verdict: "eligible", total: eligible } : { verdict: "ask", total: ask }) }];
  });
  const fewest = Math.min(...ways.map(({ without }) => without.length));
  return ways.filter(({ without }) => without.length === fewest);
}
