import { useFetchers, useNavigation, useRevalidator } from "react-router";
import { readQuietly } from "./kept-rows.ts";

/**
 * Reads what is shown once more, which nobody has asked for: not while nobody looks, nor while anything is on its way.
 * The router forgets where a save leads to when something is read after it was sent. Answers whether it has to wait.
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
