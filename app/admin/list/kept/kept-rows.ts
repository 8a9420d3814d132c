import type { DataStrategyResult, MiddlewareFunction, UIMatch } from "react-router";
import { dismissToast, showFailure } from "#app/admin/toast/toasts.ts";

let shown: { pathname: string; records: ReadonlyMap<string, unknown> } = { pathname: "", records: new Map() };

/** Remembers what each route of the screen shows, in case it cannot be reloaded. */
export function noteShown(matches: UIMatch[]): void {
  const records = new Map(matches.map(({ id, loaderData }) => [id, loaderData]));
  shown = { pathname: matches.at(-1)!.pathname, records };
}

/** The message about routes that could not be reloaded, until they are. */
let told: { toast: number; routes: string[] } | null = null;

/**
 * If records cannot be reloaded without network, the screen keeps the current ones and says so; on the way to another
 * screen, that one reports it within the frame.
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

/** Reports that data could not be reloaded. Answers the id of the toast. */
export function tellOlder(error: unknown): number {
  console.error(error);
  return showFailure("This could not be read. What you see is older. Check the connection and try again.");
}

let isQuiet = false;

/** Reads without being asked: failures are not reported. */
export async function readQuietly(read: () => Promise<void>): Promise<void> {
  isQuiet = true;
  try {
    await read();
  } finally {
    isQuiet = false;
  }
}

/** The browser's error for a request without an answer. */
const isLost = (result: unknown) => result instanceof TypeError;
