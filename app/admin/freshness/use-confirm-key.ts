import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { isBusy } from "#app/admin/keyboard/is-busy.ts";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";
import type { Aging } from "#app/domain/freshness/freshness-schema.ts";

/**
 * `t` confirms the row in hand, else the first that nobody confirmed today: evidence that ends soon stays where it is. Once a row has
 * gone, the one that has moved up is in hand. Answers what rows tell of the focus.
 */
export function useConfirmKey(body: RefObject<HTMLUListElement | null>, rows: Aging[]) {
  const place = useRef<number>(null);
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key !== "t" || isBusy(event.target) || !areSingleKeysOn()) return;
      const open = [...(body.current?.children ?? [])].map((row) => row.querySelector("button:not([data-is-done])"));
      const button = open.slice(place.current ?? 0).find(Boolean) ?? open.find(Boolean);
      (button as HTMLElement | undefined)?.click();
      event.preventDefault();
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
