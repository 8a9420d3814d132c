import { useState } from "react";

/** A choice has its other options from the moment somebody comes to it, by finger, pointer or key. */
export function useOptionsInTime() {
  const [hasAll, setHasAll] = useState(false);
  const fill = () => setHasAll(true);
  return { hasAll, fill, onComing: { onPointerDown: fill, onFocus: fill } };
}
