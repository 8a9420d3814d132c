import type { DataStrategyResult, MiddlewareFunction } from "react-router";

const begun = new Set<Request>();

/**
 * Tracks unfinished readings of the current screen. A dialog that opens or closes aborts one, and React Router forgets
 * it if this navigation reads nothing: `shouldRevalidate` does not learn of it.
 */
export const noteBegunReadings: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (pathOf(request.url) !== location.pathname) return next();
  // It is unknown whether an aborted save was stored.
  if (request.method !== "GET") request.signal.addEventListener("abort", () => begun.add(request));
  else begun.add(request);
  const results = await next();
  if (request.method === "GET" && !request.signal.aborted) forget(request, results);
  return results;
};

/** A reading covers earlier ones; navigations that read nothing pass here as well. */
function forget(request: Request, results: object) {
  const isReading = Object.keys(results).length > 0;
  const ended = isReading ? [...begun].slice(0, [...begun].indexOf(request) + 1) : [request];
  for (const one of ended) begun.delete(one);
}

const answers = new WeakMap<URL, boolean>();

/**
 * Whether a reading of the target screen is unfinished, or was aborted without replacement. The router asks twice per
 * navigation: before it, and from within the reading it may have begun, which does not count.
 */
export function isReadingBegun(to: URL): boolean {
  const answer = answers.get(to) ?? [...begun].some(({ url }) => pathOf(url) === to.pathname);
  answers.set(to, answer);
  return answer;
}

const pathOf = (url: string) => new URL(url).pathname;
