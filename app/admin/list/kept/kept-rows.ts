import type { DataStrategyResult, MiddlewareFunction, UIMatch } from "react-router";
import { dismissToast, showFailure } from "#app/admin/toast/toasts.ts";

let shown: { pathname: string; records: ReadonlyMap<string, unknown> } = { pathname: "", records: new Map() };

/** What each route of the screen shows, in case that it cannot be read anew. */
export function noteShown(matches: UIMatch[]): void {
  const records = new Map(matches.map(({ id, loaderData }) => [id, loaderData]));
  shown = { pathname: matches.at(-1)!.pathname, records };
}

/** What was said of the routes that could not be read anew, until they are. */
let told: { toast: number; routes: string[] } | null = null;

/**
 * A screen whose records cannot be read anew, since the network is gone, keeps those that it shows, and says so;
 * whoever is on the way to another screen is told there, in a frame that stays.
 */
export const keepWhatIsShown: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  if (request.method !== "GET") return results;
  const lost = Object.entries(results).filter(
    ([id, { result }]) => isLost(result) && shown.records.get(id) !== undefined,
  );
  if (told?.routes.every((id) => results[id]?.type === "data")) {
    dismissToast(told.toast);
    told = null;
  }
  if (lost.length === 0) return results;
  const error = lost[0]![1].result;
  for (const [id, outcome] of lost) Object.assign(outcome, { type: "data", result: shown.records.get(id) });
  const isSameScreen = new URL(request.url).pathname === shown.pathname;
  if (isSameScreen && !isQuiet) told = { toast: tellOlder(error), routes: lost.map(([id]) => id) };
  return results;
};

/** Something could not be read anew: what was read before is shown. Answers the number of the sentence that says so. */
export function tellOlder(error: unknown): number {
  console.error(error);
  return showFailure("This could not be read. What you see is older. Check the connection and try again.");
}

let isQuiet = false;

/** A reading that nobody has asked for: when it fails, nobody is told. */
export async function readQuietly(read: () => Promise<void>): Promise<void> {
  isQuiet = true;
  try {
    await read();
  } finally {
    isQuiet = false;
  }
}

/** The browser's word for a request that had no answer. */
const isLost = (result: unknown) => result instanceof TypeError;
