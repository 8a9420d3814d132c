import { useLayoutEffect, useRef } from "react";
import { carryFocus } from "#app/admin/first-rows/early-hands.ts";

const LINES = 8;

/** In the page as it is sent, the first rows take its place where the server knows who asks (record 027). */
export const outline = `<div class="skeleton" aria-busy="true"><output class="visually-hidden">Loading</output><div class="skeleton-title"></div><div class="pane">${'<div class="skeleton-line"></div>'.repeat(LINES)}</div></div>`;

/** A screen's outline while its records are on their way; it stays unseen for the first moments. */
export function ScreenSkeleton() {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = frame.current!;
    return () => carryFocus(shown);
  }, []);
  return (
    <div
      className="screen-outline"
      ref={frame}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: outline }}
    />
  );
}
