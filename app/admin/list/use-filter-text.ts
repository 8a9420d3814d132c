import { useEffect, useRef, useState } from "react";
import { useListAddress } from "./list-address.ts";

// Safari refuses more than a hundred changes of the address in half a minute.
const WRITE_AFTER_MS = 250;

/** What stands in the filter's field: used at once, written into the address a moment later. */
export function useFilterText(): [string, (text: string) => void] {
  const { params, change } = useListAddress();
  const [text, setText] = useState(params.get("q") ?? "");
  const waiting = useRef(0);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function type(typed: string) {
    setText(typed);
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => change({ q: typed || null }), WRITE_AFTER_MS);
  }
  return [text, type];
}
