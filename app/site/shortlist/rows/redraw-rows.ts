import { make } from "#app/site/holding/make-element.ts";

/**
 * Replaces the rows. A note being edited keeps its element and cursor, and everything around it is replaced; a focused
 * button passes the focus to its counterpart.
 */
export function redrawRows(list: HTMLElement, rows: HTMLElement[]): void {
  const next = make("ol", {}, ...rows);
  const focused = document.activeElement as HTMLElement;
  const twin = list.contains(focused) ? twinOf(focused, next) : null;
  if (focused instanceof HTMLTextAreaElement && twin instanceof HTMLTextAreaElement) {
    redrawAround(focused, twin, list);
    // The stored note is newer: another tab may have changed it.
    if (focused.value !== twin.value) focused.value = twin.value;
  } else {
    list.replaceChildren(...rows);
    twin?.focus();
  }
}

function twinOf(focused: HTMLElement, next: HTMLElement): HTMLElement | null {
  const row = focused.closest<HTMLElement>("[data-slug]");
  const own = focused.id ? "textarea" : `[data-act="${focused.dataset["act"]}"]`;
  return row && next.querySelector(`[data-slug="${row.dataset["slug"]}"] ${own}`);
}

/** Replaces everything around `kept`, up to the list, by what is around `twin`. */
function redrawAround(kept: Node, twin: Node, list: HTMLElement) {
  const [around, nextAround] = [kept.parentElement!, twin.parentElement!];
  const others = [...nextAround.childNodes];
  const place = others.indexOf(twin as ChildNode);
  if (around !== list) redrawAround(around, nextAround, list);
  while (kept.previousSibling) kept.previousSibling.remove();
  while (kept.nextSibling) kept.nextSibling.remove();
  around.prepend(...others.slice(0, place));
  around.append(...others.slice(place + 1));
}
