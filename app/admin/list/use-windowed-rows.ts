import { type FocusEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { type Part, windowedParts, wholeParts } from "./windowed-parts.ts";

const WHOLE_UP_TO = 100;
const GUESSED_ROW_PX = 53;
/** As many as a large window shows; the server renders no more, and the browser all of a short list (record 027). */
const FIRST_ROWS = 24;
/** The window is looked at in steps: not every pixel of a scroll is a new list. */
const STEP_PX = 200;

/**
 * Which rows of a long list stand in the document. Rows are measured, since cards on a phone differ in height; the
 * row with the focus stays; when it is deleted, the focus goes to the row in its place.
 */
export function useWindowedRows(ids: readonly number[]) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [heldId, setHeldId] = useState<number | null>(null);
  const isLong = ids.length > WHOLE_UP_TO;
  const seen = useSeenStretch(body, isLong);
  const { measured, measure } = useMeasuredRows(body);
  const held = useMemo(() => (heldId === null ? -1 : ids.indexOf(heldId)), [ids, heldId]);
  const parts = useMemo(
    () =>
      isLong
        ? windowedParts(ids, { ...measured, seen, held })
        : wholeParts(globalThis.window ? ids.length : Math.min(ids.length, FIRST_ROWS)),
    [ids, isLong, measured, seen, held],
  );
  useEffect(() => (isLong ? measure(parts) : undefined), [isLong, parts, measure]);
  useFocusInPlace(body, held, ids);

  function onFocus({ target }: FocusEvent) {
    const id = target.closest<HTMLElement>("tr[data-id]")?.dataset["id"];
    if (id) setHeldId(Number(id));
  }
  return { body, parts, isLong, onFocus };
}

type Body = RefObject<HTMLTableSectionElement | null>;

/** The part of the list that the window shows, in pixels from the list's top. */
function useSeenStretch(body: Body, isLong: boolean) {
  const [seen, setSeen] = useState({ top: 0, bottom: 1200 });
  useEffect(() => {
    if (!isLong) return;
    function look() {
      // A list that is about to go still hears the window scroll.
      if (!body.current) return;
      const { top } = body.current.getBoundingClientRect();
      const next = { top: inSteps(-top), bottom: inSteps(innerHeight - top) };
      setSeen((last) => (last.top === next.top && last.bottom === next.bottom ? last : next));
    }
    const firstLook = requestAnimationFrame(look);
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      cancelAnimationFrame(firstLook);
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [body, isLong]);
  return seen;
}

const inSteps = (px: number) => Math.floor(px / STEP_PX) * STEP_PX;

function useMeasuredRows(body: Body) {
  const [measured, setMeasured] = useState({ heights: new Map<number, number>(), guess: GUESSED_ROW_PX });
  const width = useRef(0);
  const [measure] = useState(() => (parts: readonly Part[]) => {
    const observer = new ResizeObserver((entries) => {
      const rows = entries.map(({ target }) => target as HTMLElement).filter(({ isConnected }) => isConnected);
      const wasWide = width.current;
      width.current = body.current?.offsetWidth ?? 0;
      setMeasured((last) => withHeights(wasWide === width.current ? last.heights : new Map(), rows) ?? last);
    });
    const rows = body.current!.rows;
    parts.forEach((part, place) => part.is === "row" && observer.observe(rows[place]!));
    return () => observer.disconnect();
  });
  return { measured, measure };
}

/** Null when nothing is new. */
function withHeights(known: ReadonlyMap<number, number>, rows: HTMLElement[]) {
  const heights = new Map(known);
  for (const row of rows) heights.set(Number(row.dataset["id"]), row.getBoundingClientRect().height);
  const isNew = rows.some((row) => heights.get(Number(row.dataset["id"])) !== known.get(Number(row.dataset["id"])));
  if (!isNew) return null;
  const sum = [...heights.values()].reduce((total, height) => total + height, 0);
  return { heights, guess: sum / heights.size };
}

/** After a deletion nobody has the focus: the row that has moved up takes it. */
function useFocusInPlace(body: Body, held: number, ids: readonly number[]) {
  const lastHeld = useRef(-1);
  useEffect(() => {
    if (held >= 0) {
      lastHeld.current = held;
      return;
    }
    const id = ids[Math.min(lastHeld.current, ids.length - 1)];
    lastHeld.current = -1;
    const isNowhere = document.activeElement === document.body || document.activeElement?.id === "main";
    if (id === undefined || !isNowhere) return;
    const row = body.current?.querySelector(`tr[data-id="${id}"]`);
    (row?.querySelector<HTMLElement>("th a") ?? row?.querySelector<HTMLElement>("a, button, select"))?.focus();
  }, [body, held, ids]);
}
