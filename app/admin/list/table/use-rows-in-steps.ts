import { type RefObject, startTransition, useContext, useEffect, useState } from "react";
import { ListPageContext } from "#app/admin/list/kept/list-page-context.ts";

/** A row with a second line. */
const ROW_PX = 49;
/** The least distance of a first row from the top of a new screen. */
const LEAST_ABOVE_PX = 150;
/** Scrolled no further than this, rows after the first step are out of view. */
const TOP_PX = 200;

/**
 * Renders another list or page in two steps: first the visible rows, then, once these are painted, all. The server's
 * page contains all of them.
 */
export function useRowsInSteps<Row>(rows: Row[], pane: RefObject<HTMLElement | null>): Row[] {
  const list = useContext(ListPageContext);
  const asked = JSON.stringify([list?.asked, list?.page]);
  const [drawn, setDrawn] = useState(() => (isAwake() ? "" : asked));
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(asked))), [asked]);
  const isWhole = drawn === asked || scrollY > TOP_PX;
  return isWhole ? rows : rows.slice(0, rowsInSight(pane.current));
}

/** Counted from the filters: the table may not stand yet, and rows of one line are lower than `ROW_PX`. */
function rowsInSight(pane: HTMLElement | null): number {
  const above = pane?.querySelector("search")?.getBoundingClientRect().bottom ?? LEAST_ABOVE_PX;
  return Math.max(1, Math.ceil((innerHeight - above) / ROW_PX));
}

/** An effect may run before its frame is drawn, and would delay that frame. */
function afterPaint(act: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const isAwake = () => globalThis.document?.documentElement.classList.contains("is-awake") ?? false;
