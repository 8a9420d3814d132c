import type { DataStrategyResult, MiddlewareFunction } from "react-router";

const LONGEST_WAIT_MS = 3000;

const readings = new Set<Promise<unknown>>();

/**
 * Delays a save's answer until no reading is in progress. If it redirects, React Router forgets a reading without
 * aborting it: that one then ends as the save's own and restores the previous address (`startRedirectNavigation`).
 */
export const letReadingsEnd: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const answer = next();
  if (request.method === "GET") {
    readings.add(answer);
    const end = () => void readings.delete(answer);
    answer.then(end, end);
    return answer;
  }
  const results = await answer;
  if (readings.size > 0) await Promise.race([Promise.allSettled(readings), pause(LONGEST_WAIT_MS)]);
  // What was read is rendered before the save redirects.
  await pause(0);
  return results;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
