import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { isBusy } from "#app/admin/keyboard/is-busy.ts";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";
import type { Aging } from "#app/domain/freshness/freshness-schema.ts";

/**
 * `t` confirms the focused row, or the first not confirmed today: evidence that ends soon stays in place. When a row
 * goes, its successor is focused. Answers a handler for rows' focus events.
 */
export function useConfirmKey(body: RefObject<HTMLUListElement | null>, rows: Aging[]) {
  const place = useRef<number>(null);
  // Before the list has reloaded, a second press means the next row.
  const pressed = useRef(new Set<string>());
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key !== "t" || isBusy(event.target) || !areSingleKeysOn()) return;
      event.preventDefault();
      const open = body.current?.querySelectorAll<HTMLElement>("[data-aging]:has(button:not([data-is-done]))") ?? [];
      const inHand = [...open].find((row) => row === body.current?.children[place.current ?? -1]);
      const row = inHand ?? [...open].find((row) => !pressed.current.has(row.dataset["aging"]!));
      if (!row) return;
      pressed.current.add(row.dataset["aging"]!);
      row.querySelector("button")!.click();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  useEffect(() => {
    const isNowhere = document.activeElement === document.body || document.activeElement?.id === "main";
    if (!isNowhere || place.current === null) return;
    const row = body.current?.children[Math.min(place.current, rows.length - 1)];
    row?.querySelector<HTMLElement>("button")?.focus();
  }, [body, rows]);
  return ({ target }: FocusEvent) => {
    const row = target.closest("[data-aging]");
    if (row) place.current = [...body.current!.children].indexOf(row);
  };
}
