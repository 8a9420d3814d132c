import { type RefObject, useLayoutEffect } from "react";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";

/** 1 to 6 choose the outcome, wherever in the sheet one stands but in a field, where single keys are on. */
export function useOutcomeKeys(form: RefObject<HTMLFormElement | null>) {
  // Before the sheet opens with the focus in it: the first key may follow at once.
  useLayoutEffect(() => {
    const sheet = form.current!;
    function press({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      const isTyping = target instanceof HTMLElement && target.matches("textarea, select, input:not([type=radio])");
      if (isTyping || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return;
      const choice = sheet.querySelectorAll<HTMLInputElement>("[name=outcome]")[Number(key) - 1];
      choice?.click();
      choice?.focus();
      // Why it came to nothing is asked once React has seen the click, and only a choice answers it.
      queueMicrotask(() => sheet.querySelector<HTMLElement>("[name=lost_reason]:not(:checked)")?.focus());
    }
    sheet.addEventListener("keydown", press);
    return () => sheet.removeEventListener("keydown", press);
  }, [form]);
}
