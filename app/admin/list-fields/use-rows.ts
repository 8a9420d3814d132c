import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { watchRestoring } from "#app/admin/draft/draft.ts";

/** By column. */
export type RowWords = Record<string, unknown>;

interface Rows {
  box: React.RefObject<HTMLFieldSetElement | null>;
  name: string;
  kept: RowWords[];
  isOne: boolean;
}

const FIRST_FIELD = "input, select";
let nextKey = 1;
const asRows = (all: RowWords[]) => all.map((words) => ({ key: nextKey++, words }));

/** The rows of a rows field, and the focus after changes. */
export function useRows({ box, name, kept, isOne }: Rows) {
  const [rows, setRows] = useState(() => asRows(kept));
  // A removed or moved element loses the focus.
  const focusOn = useRef<{ place: number; control: string }>(null);
  useLayoutEffect(() => {
    if (focusOn.current === null) return;
    const { place, control } = focusOn.current;
    const row = box.current!.querySelectorAll("li")[place];
    (row ?? box.current!).querySelector<HTMLElement>(row ? control : "[data-add]")?.focus();
    focusOn.current = null;
  });
  const restore = useEffectEvent((json: string) => {
    const words = JSON.parse(json) as RowWords | RowWords[];
    setRows(asRows(Array.isArray(words) ? words : [words]));
  });
  useEffect(() => {
    const form = box.current!.form!;
    const join = ({ formData }: FormDataEvent) => formData.set(name, jsonOf(box.current!, isOne));
    form.addEventListener("formdata", join);
    const stopWatching = watchRestoring(form, (draft) => draft[name] !== undefined && restore(draft[name]));
    return () => {
      form.removeEventListener("formdata", join);
      stopWatching();
    };
  }, [box, name, isOne]);
  return {
    rows,
    add() {
      focusOn.current = { place: rows.length, control: FIRST_FIELD };
      setRows([...rows, ...asRows([{}])]);
    },
    remove(key: number) {
      const place = rows.findIndex((row) => row.key === key);
      focusOn.current = { place: Math.max(place - 1, 0), control: FIRST_FIELD };
      setRows(rows.toSpliced(place, 1));
    },
    move(place: number, by: 1 | -1) {
      focusOn.current = { place: place + by, control: `[data-move="${by}"]` };
      setRows(rows.toSpliced(place, 1).toSpliced(place + by, 0, rows[place]!));
    },
  };
}

function jsonOf(box: HTMLFieldSetElement, isOne: boolean): string {
  const rows = [...box.querySelectorAll("li")].map((row) =>
    Object.fromEntries(
      [...row.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[data-column]")].map((control) => [
        control.dataset["column"]!,
        control instanceof HTMLInputElement && control.type === "checkbox" ? Number(control.checked) : control.value,
      ]),
    ),
  );
  return JSON.stringify(isOne ? rows[0] : rows);
}
