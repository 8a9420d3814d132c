/** Whether somebody is typing: keys belong to the field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), select, textarea"));

/** Whether somebody is typing, or a dialog is open or loading: keys belong there. */
export const isBusy = (target: EventTarget | null): boolean =>
  isTyping(target) || document.querySelector("dialog[open], [data-opening]") !== null;
