import { type RefObject, useEffect } from "react";

interface ListKeys {
  field: RefObject<HTMLInputElement | null>;
  /** What `n` does, where records can be created. */
  create?: () => void;
}

/** `/` goes to the filter, `n` begins a new record; both only while nobody is typing and no dialog is open. */
export function useListKeys({ field, create }: ListKeys) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (event.key === "/") field.current?.focus();
      else if (event.key === "n" && create) create();
      else return;
      event.preventDefault();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

function isBusy(target: EventTarget | null): boolean {
  const isTyping = target instanceof HTMLElement && target.matches("input:not([type=checkbox]), select, textarea");
  return isTyping || document.querySelector("dialog[open]") !== null;
}
