import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useListAddress } from "./list-address.ts";

// Safari refuses more than a hundred changes of the address in half a minute.
const WRITE_AFTER_MS = 250;

/** What stands in the filter's field: used at once, written into the address a moment later. */
export function useFilterText(): [string, (text: string) => void] {
  const { params, change } = useListAddress();
  const [text, setText] = useState(params.get("q") ?? "");
  const waiting = useRef(0);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const { location: next } = useNavigation();
  // Written now, it would call back whoever is on the way to another screen.
  const isLeaving = next !== undefined && next.pathname !== location.pathname;
  useEffect(() => {
    if (isLeaving) clearTimeout(waiting.current);
  }, [isLeaving]);

  function type(typed: string) {
    setText(typed);
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      const written = new URLSearchParams(location.search).get("q") ?? "";
      if (written !== typed) change({ q: typed || null });
    }, WRITE_AFTER_MS);
  }
  return [text, type];
}
