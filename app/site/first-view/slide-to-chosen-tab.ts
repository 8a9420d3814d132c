/**
 * On a phone, scrolls the tabs to the chosen category. CSS has `scroll-initial-target`, but with it Chromium sometimes
 * ignores the address's fragment, and the page stays at the top.
 */
export function slideToChosenTab(): void {
  const tab = document.querySelector<HTMLElement>(".tabs [aria-current]");
  const tabs = tab?.parentElement;
  if (!tabs) return;
  // The web font, which loads later, changes the tabs' widths.
  const widths = new ResizeObserver(() => (tabs.scrollLeft = tab.offsetLeft - tabs.offsetLeft));
  for (const each of tabs.children) widths.observe(each);
}
