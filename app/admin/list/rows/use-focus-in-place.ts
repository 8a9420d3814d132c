import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/**
 * After a deletion nobody has the focus: the row that has moved up takes it. Answers what the rows, which bear their
 * ids in `data-id`, tell of the focus.
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
