import type { Judged } from "./judge-courses.ts";
import { type Wish, wishes } from "./wishes.ts";

export interface LooserWay {
  without: Wish[];
  /** Whether the rules of what it brings are met, or some of them are to be asked about. */
  verdict: "eligible" | "ask";
  total: number;
}

/** Where nothing is found: without which wishes something is, as few of them as can be. */
export function loosenWishes({ counts }: Pick<Judged, "counts">): LooserWay[] {
  const ways = counts.flatMap(({ eligible, ask }, bits): LooserWay[] => {
    const without = wishes.filter((_, place) => (bits >> place) & 1);
    if (eligible + ask === 0) return [];
    return [{ without, ...(eligible > 0 ? { verdict: "eligible", total: eligible } : { verdict: "ask", total: ask }) }];
  });
  const fewest = Math.min(...ways.map(({ without }) => without.length));
  return ways.filter(({ without }) => without.length === fewest);
}
