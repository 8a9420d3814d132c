import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { callForData } from "#app/admin/api/api-client.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";

/** A name being typed, up to the caret. */
const TYPED_NAME = /(?<![\w.@])@([\w.+'-]*)$/;
const MOST_OFFERED = 6;

let colleagues: Promise<Counsellor[]> | undefined;

/**
 * The colleagues who can be asked; read once, at the first name. If that fails, names are typed without suggestions.
 */
function readColleagues(): Promise<Counsellor[]> {
  colleagues ??= callForData<Counsellor[]>("counsellors").then(
    (counsellors) => counsellors.filter(({ is_me }) => is_me === 0),
    () => {
      colleagues = undefined;
      return [];
    },
  );
  return colleagues;
}

/** Suggests colleagues while a name is typed after `@`: arrows move, Enter or Tab accepts, Escape closes. */
export function useNameCompletion(field: RefObject<HTMLTextAreaElement | null>) {
  const [offered, setOffered] = useState<Counsellor[]>([]);
  const [place, setPlace] = useState(0);

  async function look() {
    const all = typedName(field.current!) === null ? [] : await readColleagues();
    // More may have been typed meanwhile.
    const typed = field.current && typedName(field.current);
    setOffered(typed === null ? [] : all.filter((one) => isMeant(one, typed)).slice(0, MOST_OFFERED));
    setPlace(0);
  }

  function take({ username }: Counsellor) {
    const { current: text } = field;
    const caret = text!.selectionStart;
    text!.setRangeText(`@${username} `, caret - typedName(text!)!.length - 1, caret, "end");
    // Notifies listeners that keep the input.
    text!.dispatchEvent(new Event("input", { bubbles: true }));
    text!.focus();
    setOffered([]);
  }

  /** Answers whether the key was handled. */
  function press(event: KeyboardEvent): boolean {
    if (offered.length === 0 || event.ctrlKey || event.metaKey) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setPlace((place + step + offered.length) % offered.length);
    else if (event.key === "Enter" || event.key === "Tab") take(offered[place]!);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  useLeaveByEscape(field, offered.length > 0, () => setOffered([]));
  return { offered, place, look, take, press, leave: () => setOffered([]) };
}

/** A native listener on the field, since the dialog around it would handle the key before React. */
function useLeaveByEscape(field: RefObject<HTMLTextAreaElement | null>, isOffered: boolean, leave: () => void) {
  const leaveNames = useEffectEvent(leave);
  useEffect(() => {
    const text = field.current;
    if (!isOffered || !text) return;
    function takeEscape(event: globalThis.KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      leaveNames();
    }
    text.addEventListener("keydown", takeEscape);
    return () => text.removeEventListener("keydown", takeEscape);
  }, [field, isOffered]);
}

function typedName({ value, selectionStart }: HTMLTextAreaElement): string | null {
  return TYPED_NAME.exec(value.slice(0, selectionStart))?.[1] ?? null;
}

const isMeant = ({ username, full_name }: Counsellor, typed: string) =>
  [username, ...(full_name?.split(" ") ?? [])].some((name) => foldText(name).startsWith(foldText(typed)));
