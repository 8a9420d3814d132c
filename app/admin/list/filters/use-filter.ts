import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { type ListAddress, useListAddress } from "#app/admin/list/list-address.ts";
import type { Choice } from "#app/admin/list/list-shape.ts";

const TYPING_PAUSE_MS = 150;

/**
 * The text of a list's filter. It is put into the address when typing pauses; earlier rows stay until new ones arrive,
 * and an overtaken request is aborted.
 */
export function useFilter(choices: Choice[]) {
  const address = useListAddress();
  const { params, change } = address;
  const field = useRef<HTMLInputElement>(null);
  const asked = params.get("q") ?? "";
  const [text, showText] = useState(asked);
  // Noted in the event: an effect runs after drawing, which would add to the delay.
  const pausedSince = useRef(0);
  const [lastAsked, setLastAsked] = useState(asked);
  const [written, setWritten] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    // A link changed the text, e.g. in the quick search.
    if (asked !== written) showText(asked);
  }
  const isLeaving = useIsLeaving();
  // Also if a link from before the last keystroke removed the text from the address.
  const { key } = useLocation();
  const isBehind = text !== asked && !isLeaving;
  function setText(typed: string) {
    pausedSince.current = performance.now();
    showText(typed);
  }
  function write(typed: string) {
    pausedSince.current = performance.now();
    setWritten(typed);
    change({ q: typed || null });
  }
  const writeLate = useEffectEvent(write);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => writeLate(text), pausedSince.current + TYPING_PAUSE_MS - performance.now());
    return () => clearTimeout(timer);
    // Runs again after any navigation in between.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text, isBehind, key]);
  useWhatWasTypedFirst(field, setText, address);
  return {
    field,
    text,
    setText,
    /** Writes it at once, e.g. before a record is opened. */
    writeText: () => isBehind && text !== written && write(text),
    clear() {
      setText("");
      setWritten("");
      address.clear();
      // The button disappears.
      field.current?.focus();
    },
    isFiltered: text !== "" || choices.some(({ name }) => params.get(name)),
  };
}

export type Filter = ReturnType<typeof useFilter>;

/** Writing it then would cancel a navigation to another screen, or a form being sent. */
function useIsLeaving(): boolean {
  const { location: next, formMethod } = useNavigation();
  const { pathname } = useLocation();
  return next !== undefined && (next.pathname !== pathname || formMethod !== undefined);
}

/** The page can be used before scripts run: takes over what was typed and chosen then. */
function useWhatWasTypedFirst(
  field: React.RefObject<HTMLInputElement | null>,
  setText: (text: string) => void,
  { params, change }: ListAddress,
) {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? "";
    if (typed !== (params.get("q") ?? "")) setText(typed);
    const lists =
      field.current
        ?.closest("search")
        ?.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select, input[type=date]") ?? [];
    const chosen = [...lists].filter(({ name, value }) => value !== (params.get(name) ?? ""));
    if (chosen.length > 0) change(Object.fromEntries(chosen.map(({ name, value }) => [name, value || null])));
  });
  useEffect(() => takeOver(), []);
}
