/**
 * On a phone the address of a category comes with its tab in sight. CSS could do it (`scroll-initial-target`), but that
 * scroll makes Chromium now and then forget the part that the address names: the visitor stood at the top of the page.
 */
export function slideToChosenTab(): void {
  const tab = document.querySelector<HTMLElement>(".tabs [aria-current]");
  const tabs = tab?.parentElement;
  if (!tabs) return;
  // The page's own letters, which come later, give the tabs other widths.
  const widths = new ResizeObserver(() => (tabs.scrollLeft = tab.offsetLeft - tabs.offsetLeft));
  for (const each of tabs.children) widths.observe(each);
}
