import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * After a deletion, focuses the row that moved up. Answers focus handlers for the rows, which have their ids in
 * `data-id`.
 */
export function useFocusInPlace(body: RefObject<HTMLElement | null>, rows: { id: number }[]) {
  const held = useRef<{ id: number; index: number } | null>(null);
  useEffect(() => {
    if (!held.current) return;
    const { id, index } = held.current;
    const now = rows.findIndex((row) => row.id === id);
    if (now !== -1) {
      held.current = { id, index: now };
      return;
    }
    held.current = null;
    const isNowhere = document.activeElement === document.body || document.activeElement?.id === "main";
    const row = isNowhere && body.current?.children[Math.min(index, rows.length - 1)];
    if (row)
      (row.querySelector<HTMLElement>("th a") ?? row.querySelector<HTMLElement>("summary, a, button, select"))?.focus();
  }, [body, rows]);
  return ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>("[data-id]");
    const id = Number(row?.dataset["id"]);
    if (row) held.current = { id, index: rows.findIndex((one) => one.id === id) };
  };
}
