import { type RefObject, useLayoutEffect } from "react";
import { isBusy } from "#app/admin/keyboard/is-busy.ts";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";

interface ListKeys {
  field: RefObject<HTMLInputElement | null>;
  /** The act of `n`, if records can be created. */
  create?: () => void;
  clearSelection: () => void;
}

/**
 * `/` focuses the filter, `n` creates a record, Esc clears the selection; only while nobody is typing and no dialog is
 * open.
 */
export function useListKeys({ field, create, clearSelection }: ListKeys) {
  // A layout effect, so that keys work as soon as the screen is visible.
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
