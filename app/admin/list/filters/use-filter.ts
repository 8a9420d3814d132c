import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { type ListAddress, useListAddress } from "#app/admin/list/list-address.ts";
import type { Choice } from "#app/admin/list/list-shape.ts";

const TYPING_PAUSE_MS = 150;

/**
 * The text of a list's filter. It goes into the address when who types pauses; the rows of the last text stay until
 * those of the next are here, and a question that is overtaken is called back.
 */
export function useFilter(choices: Choice[]) {
  const address = useListAddress();
  const { params, change } = address;
  const field = useRef<HTMLInputElement>(null);
  const asked = params.get("q") ?? "";
  const [text, showText] = useState(asked);
  // A letter is drawn before an effect runs: who types does not wait for that, too.
  const pausedSince = useRef(0);
  const [lastAsked, setLastAsked] = useState(asked);
  const [written, setWritten] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    // A link asks for something else, e.g. one of the quick search.
    if (asked !== written) showText(asked);
  }
  const isLeaving = useIsLeaving();
  // Also where a link that was made before the last letter has taken the text out of the address.
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
    // Asked again once whatever came in between has arrived.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text, isBehind, key]);
  useWhatWasTypedFirst(field, setText, address);
  return {
    field,
    text,
    setText,
    /** Writes it at once, e.g. because somebody goes on to a record. */
    writeText: () => isBehind && text !== written && write(text),
    clear() {
      setText("");
      setWritten("");
      address.clear();
      // The button goes with what it clears.
      field.current?.focus();
    },
    isFiltered: text !== "" || choices.some(({ name }) => params.get(name)),
  };
}

export type Filter = ReturnType<typeof useFilter>;

/** Written then, it would call back whoever is on the way to another screen, and a form on the way to the server. */
function useIsLeaving(): boolean {
  const { location: next, formMethod } = useNavigation();
  const { pathname } = useLocation();
  return next !== undefined && (next.pathname !== pathname || formMethod !== undefined);
}

/** The page can be read and filled in before its scripts are here: what was typed and chosen then counts. */
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
