import { useEffect, useRef } from "react";

/** The button disappears with its row: focus moves to the section's title. */
export function useFocusAfterGone(count: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    if (isFewer && document.activeElement === document.body) title.current?.focus();
  }, [count]);
  return title;
}
