import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { isLive } from "#app/admin/live/live-news.ts";
import { useQuietReading } from "./kept/use-quiet-reading.ts";

const LOOK_EVERY_MS = 10_000;
/** With live news, only every sixth look reloads: not every change is news. */
const LOOKS_SPARED = 6;

/**
 * Reloads a list for changes by others: every ten seconds while visible, every minute with live news, and at once when
 * the tab is shown again. Visible rows stay in place.
 */
export function useLiveList(rows: { id: number }[]): void {
  const look = useEffectEvent(useQuietReading());
  useEffect(() => {
    const watching = new AbortController();
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (!isLive() || looks % LOOKS_SPARED === 0) look();
    }, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", () => look(), { signal: watching.signal });
    return () => {
      clearInterval(timer);
      watching.abort();
    };
  }, []);
  useRowsInPlace(rows);
}

interface Place {
  /** The list's query: another filter is another list. */
  search: string;
  id: number;
  top: number;
}

/** Keeps the first visible row in place when rows are inserted above. */
function useRowsInPlace(rows: { id: number }[]) {
  const held = useRef<Place | null>(null);
  useEffect(() => {
    const note = () => (held.current = firstInSight());
    note();
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
    // New rows may change which one is first in view.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [rows]);
  useLayoutEffect(() => {
    const before = held.current;
    const row = before?.search === location.search && document.querySelector<HTMLElement>(`tr[data-id="${before.id}"]`);
    if (row) scrollBy(0, row.getBoundingClientRect().top - before.top);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [rows]);
}

function firstInSight(): Place | null {
  for (const row of document.querySelectorAll<HTMLElement>("tr[data-id]")) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { search: location.search, id: Number(row.dataset["id"]), top };
  }
  return null;
}
