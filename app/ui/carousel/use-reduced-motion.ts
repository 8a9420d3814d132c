import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

/** Whether the visitor prefers reduced motion; false on the server, which cannot know. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(QUERY).matches,
    () => false,
  );

function listen(onChange: () => void) {
  const query = matchMedia(QUERY);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
