/** Somebody is typing: a key that is pressed belongs into the field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), select, textarea"));

/** Somebody is typing, or a dialog is open or on its way: a key that is pressed belongs there. */
export const isBusy = (target: EventTarget | null): boolean =>
  isTyping(target) || document.querySelector("dialog[open], [data-opening]") !== null;
