import { useEffect } from "react";
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  useFetchers,
  useNavigation,
  useRevalidator,
} from "react-router";
import { isUnstored } from "./list-address.ts";

type DataResults = Record<string, DataStrategyResult>;

/** The frame's own record is read whenever a whole screen is. */
const FRAME = "admin/admin-layout";

/** Counts of what the server has taken, and of how much of that the screen has read since. */
let taken = 0;
let read = 0;

/** Stands around every save and every reading of a screen. */
export const noteChanges: MiddlewareFunction<DataResults> = async ({ request }, next) => {
  const before = taken;
  const results = await next();
  if (request.method === "GET") {
    if (results[FRAME] && !request.signal.aborted) read = Math.max(read, before);
  } else if (!Object.values(results).some(({ result }) => isUnstored(answerIn(result)))) {
    taken += 1;
  }
  return results;
};

/** The router hands an action's answer to its middleware in a wrapper of its own. */
const answerIn = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "data" in result ? result.data : result;

/**
 * A filter that is written into the address stops the reading that follows a save, and calls back a dialog's way to the
 * list. What was saved is then read as soon as nothing else is on its way.
 */
export function useUnreadChanges() {
  const { state: moving } = useNavigation();
  const { state: reading, revalidate } = useRevalidator();
  const isSaving = useFetchers().some(({ state, formMethod }) => state !== "idle" && formMethod !== undefined);
  const isAtRest = moving === "idle" && reading === "idle" && !isSaving;
  useEffect(() => {
    if (isAtRest && read < taken) void revalidate();
  }, [isAtRest, revalidate]);
}
