import { z } from "zod";

/** What a visitor asks of the cost of a course; it stands in the address, so that a reload and a friend see the same. */
export interface CostChoice {
  /** The day on which the withdrawal reaches the university; null is not said. */
  left: string | null;
  /** The session that was entered, by its name. */
  session: string | null;
}

export const costKeys = ["left", "session"] as const;

const isDay = (text: string | null): text is string => z.iso.date().safeParse(text).success;

/** What cannot be read is not said. */
export function readCostChoice(query: URLSearchParams): CostChoice {
  const left = query.get("left");
  return { left: isDay(left) ? left : null, session: query.get("session") };
}
