import { isDay } from "#app/lib/time/calendar-day.ts";
import { courseAddress } from "#app/domain/page-addresses.ts";

/** The parameters of a page of costs: the day and session of leaving, and the terms of a loan. */
export const costKeys = ["left", "session", "amount", "rate", "months", "fee"] as const;

/** As typed; null if absent, or for an invalid day. In the address, so that reloads and shared links show the same. */
export type CostChoice = Record<(typeof costKeys)[number], string | null>;

const LONGEST = 60;

export function readCostChoice(query: URLSearchParams): CostChoice {
  const said = costKeys.map((key) => [key, query.get(key)?.slice(0, LONGEST) || null]);
  const choice = Object.fromEntries(said) as CostChoice;
  return { ...choice, left: isDay(choice.left) ? choice.left : null };
}

export const noCostChoice = readCostChoice(new URLSearchParams());

/** The same page with another choice, at one of its parts. */
export function costAddress(slug: string, choice: CostChoice, part: "refund" | "loan"): string {
  const said = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${courseAddress(slug)}${said.length > 0 ? `?${new URLSearchParams(said)}` : ""}#${part}`;
}
