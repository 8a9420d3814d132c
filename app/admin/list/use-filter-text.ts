import { useEffect, useEffectEvent, useState } from "react";
import { useNavigation } from "react-router";
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
  const [text, setText] = useState(params.get("q") ?? "");
  // Written now, it would call back whoever is on the way to another screen, and a form on the way to the server.
  const isMoving = useNavigation().state !== "idle";
  // Also where a link that was made before the last letter has taken the text out of the address.
  const isBehind = text !== (params.get("q") ?? "") && !isMoving;
  const write = (typed: string) => change({ q: typed || null });
  const writeLate = useEffectEvent(write);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => writeLate(text), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, isBehind]);
  return { text, setText, writeText: () => isBehind && write(text) };
}
