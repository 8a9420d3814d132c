import { type RefObject, useLayoutEffect } from "react";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";

/** 1 to 6 choose the outcome anywhere in the sheet except in fields, if single keys are on. */
export function useOutcomeKeys(form: RefObject<HTMLFormElement | null>) {
  // Before the sheet opens and takes the focus: the first key may follow at once.
  useLayoutEffect(() => {
    const sheet = form.current!;
    function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      const isTyping = target instanceof HTMLElement && target.matches("textarea, select, input:not([type=radio])");
      if (isTyping || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return;
      const choice = sheet.querySelectorAll<HTMLInputElement>("[name=outcome]")[Number(key) - 1];
      choice?.click();
      choice?.focus();
      // After React has handled the click; only choosing a reason answers it.
      queueMicrotask(() => sheet.querySelector<HTMLElement>("[name=lost_reason]:not(:checked)")?.focus());
    }
    sheet.addEventListener("keydown", press);
    return () => sheet.removeEventListener("keydown", press);
  }, [form]);
}
