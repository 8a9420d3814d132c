import { useEffect, useEffectEvent, useState } from "react";
import { useNavigation } from "react-router";
import { typedEarly } from "#app/admin/first-rows/early-hands.ts";
import { useListAddress } from "./list-address.ts";

// Safari refuses more than a hundred changes of the address in half a minute.
const WRITE_AFTER_MS = 250;

export interface FilterText {
  text: string;
  setText: (text: string) => void;
  /** Writes it at once, e.g. because somebody goes on to a record. */
  writeText: () => void;
}

/** What stands in the filter's field: used at once, written into the address a moment later. */
export function useFilterText(): FilterText {
  const { params, change } = useListAddress();
  const asked = params.get("q") ?? "";
  const [text, setText] = useState(() => typedEarly() ?? asked);
  const [written, setWritten] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    // A link asks for something else, e.g. one of the quick search.
    if (asked !== written && asked !== "") setText(asked);
  }
  // Written now, it would call back whoever is on the way to another screen, and a form on the way to the server.
  const isMoving = useNavigation().state !== "idle";
  // Also where a link that was made before the last letter has taken the text out of the address.
  const isBehind = text !== asked && !isMoving;
  function write(typed: string) {
    setWritten(typed);
    change({ q: typed || null });
  }
  const writeLate = useEffectEvent(write);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => writeLate(text), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, isBehind]);
  return { text, setText, writeText: () => isBehind && write(text) };
}
