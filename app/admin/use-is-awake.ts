import { useSyncExternalStore } from "react";

const watchNothing = () => () => {};

/** False on the server and in the page as it is sent, where nobody can press anything yet. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
