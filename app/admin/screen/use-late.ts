import { useEffect, useState } from "react";

const PATIENCE_MS = 200;

/** True once a wait is long enough to be shown. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}
