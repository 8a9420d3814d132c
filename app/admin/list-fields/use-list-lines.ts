import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { watchRestoring } from "#app/admin/draft/draft.ts";

/** An entry; `words` is only the initial value of its uncontrolled field. */
export interface ListLine {
  id: number;
  words: string;
}

export type LineControl = "words" | "up" | "down" | "remove" | "add";

let nextId = 1;
const asLines = (texts: string[]): ListLine[] => texts.map((words) => ({ id: nextId++, words }));

/** The entries of a list field, and the focus after changes. */
export function useListLines(kept: string[]) {
  const [lines, setLines] = useState(() => asLines(kept));
  const focusOn = useRef<string>(null);
  const fieldId = useId();
  const idOf = (control: LineControl, line?: ListLine) => `${fieldId}${control}${line?.id ?? ""}`;

  // A moved or removed element loses the focus.
  useLayoutEffect(() => {
    if (focusOn.current) document.getElementById(focusOn.current)?.focus();
    focusOn.current = null;
  });

  function change(next: ListLine[], control: LineControl, line?: ListLine) {
    focusOn.current = idOf(control, line);
    setLines(next);
  }
  return {
    lines,
    idOf,
    replace: (texts: string[]) => setLines(asLines(texts)),
    /** Inserts entries after this line, or at the end. */
    add(texts: string[], after?: ListLine) {
      const added = asLines(texts);
      const place = after ? lines.indexOf(after) + 1 : lines.length;
      change(lines.toSpliced(place, 0, ...added), "words", added.at(-1));
    },
    remove(line: ListLine) {
      const place = lines.indexOf(line);
      const next = lines.toSpliced(place, 1);
      const neighbour = next[Math.max(place - 1, 0)];
      change(next, neighbour ? "words" : "add", neighbour);
    },
    move(line: ListLine, steps: -1 | 1, control: LineControl) {
      const place = lines.indexOf(line) + steps;
      if (place < 0 || place >= lines.length) return;
      const rest = lines.filter((other) => other !== line);
      change(rest.toSpliced(place, 0, line), control, line);
    },
  };
}

export type ListLines = ReturnType<typeof useListLines>;

interface ListBox {
  box: RefObject<HTMLFieldSetElement | null>;
  name: string;
  list: ListLines;
}

/** Sends all entries as one value, a line each, as the schema's `textList` parses it. */
export function useJoinedLines({ box, name, list }: ListBox) {
  // Replaces the fields, and with them what the draft filled into each.
  const restore = useEffectEvent((words: string) => list.replace(words.split(/\r?\n/).filter(Boolean)));
  useEffect(() => {
    const form = box.current!.form!;
    function join({ formData }: FormDataEvent) {
      const entries = formData.getAll(name).filter((entry) => typeof entry === "string");
      const words = entries.map((entry) => entry.trim()).filter(Boolean);
      formData.set(name, words.join("\n"));
    }
    form.addEventListener("formdata", join);
    const stopWatching = watchRestoring(form, (draft) => draft[name] !== undefined && restore(draft[name]));
    return () => {
      form.removeEventListener("formdata", join);
      stopWatching();
    };
  }, [box, name]);
}
