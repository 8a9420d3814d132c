import { type RefObject, startTransition, useContext, useEffect, useState } from "react";
import { ListPageContext } from "#app/admin/list/kept/list-page-context.ts";

/** The lowest row of any list. */
const ROW_PX = 49;
/** No list's first row stands higher in a screen that is just opened. */
const LEAST_ABOVE_PX = 150;
/** Who stands no further down sees nothing of the rows behind the first step. */
const TOP_PX = 200;

/**
 * The rows of another list, or page, are drawn in two steps, so that those in sight come sooner: the first ones, then,
 * once these are painted, all. The page as it was sent holds all of them.
 */
export function useRowsInSteps<Row>(rows: Row[], pane: RefObject<HTMLElement | null>): Row[] {
  const list = useContext(ListPageContext);
  const asked = JSON.stringify([list?.asked, list?.page]);
  const [drawn, setDrawn] = useState(() => (isAwake() ? "" : asked));
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(asked))), [asked]);
  const isWhole = drawn === asked || scrollY > TOP_PX;
  return isWhole ? rows : rows.slice(0, rowsInSight(pane.current));
}

/** From where the rows begin, or will: below the filters. */
function rowsInSight(pane: HTMLElement | null): number {
  const above =
    pane?.querySelector("tbody")?.getBoundingClientRect().top ??
    pane?.querySelector("search")?.getBoundingClientRect().bottom ??
    LEAST_ABOVE_PX;
  return Math.max(1, Math.ceil((innerHeight - above) / ROW_PX));
}

/** An effect may run before the frame that shows what it belongs to, and that frame would wait for it. */
function afterPaint(act: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const isAwake = () => globalThis.document?.documentElement.classList.contains("is-awake") ?? false;
