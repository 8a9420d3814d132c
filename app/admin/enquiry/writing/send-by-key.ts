import type { KeyboardEvent } from "react";

/** Ctrl+Enter in a multi-line text sends its form, as in mail programs. */
export function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
