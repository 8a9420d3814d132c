import { useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asks for stillness; the server does not know and says no. */
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
