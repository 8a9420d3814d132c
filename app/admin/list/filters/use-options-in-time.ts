import { useState } from "react";

/** Fills in a select's other options once it is touched, pointed at or focused. */
export function useOptionsInTime() {
  const [hasAll, setHasAll] = useState(false);
  const fill = () => setHasAll(true);
  return { hasAll, fill, onComing: { onPointerDown: fill, onFocus: fill } };
}
