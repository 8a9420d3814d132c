import { type RefObject, useLayoutEffect } from "react";
import { isBusy } from "#app/admin/keyboard/is-busy.ts";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";

interface ListKeys {
  field: RefObject<HTMLInputElement | null>;
  /** What `n` does, where records can be created. */
  create?: () => void;
  clearSelection: () => void;
}

/**
 * `/` goes to the filter, `n` begins a new record, Esc lets go of the selection; all only while nobody is typing and no
 * dialog is open.
 */
export function useListKeys({ field, create, clearSelection }: ListKeys) {
  // Whoever sees the screen may press its keys: an ordinary effect may run a moment later.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (event.key === "Escape") clearSelection();
      else if (!areSingleKeysOn()) return;
      else if (event.key === "/" && field.current) field.current.focus();
      else if (event.key === "n" && create) create();
      else return;
      event.preventDefault();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
