import { useSyncExternalStore } from "react";

const watchNothing = () => () => {};

/** False on the server and until scripts run, when nothing can be pressed. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
