import { startTransition, useContext, useEffect, useState } from "react";
import { ListPageContext } from "#app/admin/list/kept/list-page-context.ts";

/** As many as fill a screen. */
const FIRST_STEP = 20;
/** Who stands no further down sees nothing of the rows behind the first step. */
const TOP_PX = 200;

/**
 * The rows of another list, or page, are drawn in two steps, so that those in sight come sooner: the first ones, then, once these are
 * painted, all. The page as it was sent holds all of them.
 */
export function useRowsInSteps<Row>(rows: Row[]): Row[] {
  const list = useContext(ListPageContext);
  const asked = JSON.stringify([list?.asked, list?.page]);
  const [drawn, setDrawn] = useState(() => (isAwake() ? "" : asked));
  useEffect(() => startTransition(() => setDrawn(asked)), [asked]);
  const isWhole = drawn === asked || scrollY > TOP_PX;
  return isWhole ? rows : rows.slice(0, FIRST_STEP);
}

const isAwake = () => globalThis.document?.documentElement.classList.contains("is-awake") ?? false;
