import type { DataStrategyResult, MiddlewareFunction } from "react-router";

const begun = new Set<Request>();

/**
 * Notes what is read for the screen in sight until it has ended. A dialog that opens or closes meanwhile breaks the
 * reading off, and React Router forgets that it was owed where this move reads nothing: to a loader's
 * `shouldRevalidate` it never tells that it was.
 */
export const noteBegunReadings: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (pathOf(request.url) !== location.pathname) return next();
  // Of a save that was broken off nobody knows whether it was stored.
  if (request.method !== "GET") request.signal.addEventListener("abort", () => begun.add(request));
  else begun.add(request);
  const results = await next();
  if (request.method === "GET" && !request.signal.aborted) forget(request, results);
  return results;
};

/** A reading brings what those before it would have brought; a move that reads nothing passes through here, too. */
function forget(request: Request, results: object) {
  const isReading = Object.keys(results).length > 0;
  const ended = isReading ? [...begun].slice(0, [...begun].indexOf(request) + 1) : [request];
  for (const one of ended) begun.delete(one);
}

const answers = new WeakMap<URL, boolean>();

/**
 * Whether a reading of the screen to which a move leads is under way, or was broken off and not made up for. The router
 * asks twice for one move: before it, and from within the reading that it may have begun, which does not count.
 */
export function isReadingBegun(to: URL): boolean {
  const answer = answers.get(to) ?? [...begun].some(({ url }) => pathOf(url) === to.pathname);
  answers.set(to, answer);
  return answer;
}

const pathOf = (url: string) => new URL(url).pathname;
