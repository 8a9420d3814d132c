/** Somebody is typing, or a dialog is open or on its way: a key that is pressed belongs there. */
export function isBusy(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), select, textarea"));
  return isTyping || document.querySelector("dialog[open], [data-opening]") !== null;
}
