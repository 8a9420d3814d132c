import { useFetchers, useNavigation, useRevalidator } from "react-router";
import { readQuietly } from "./kept-rows.ts";

/**
 * Reloads the screen unasked, unless the tab is hidden or anything is in progress: React Router forgets a save's
 * redirect if something is read after it was sent. Answers whether it has to wait.
 */
export function useQuietReading(): () => boolean {
  const { revalidate, state } = useRevalidator();
  const isMoving = useNavigation().state !== "idle";
  const isActing = useFetchers().some((fetcher) => fetcher.state !== "idle");
  return () => {
    if (document.visibilityState !== "visible" || !navigator.onLine) return false;
    if (state !== "idle" || isMoving || isActing) return true;
    void readQuietly(revalidate);
    return false;
  };
}
