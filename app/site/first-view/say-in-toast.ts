/** At the foot of the page, where `site-frame.tsx` has a place for it. */
export function sayInToast(words: string): void {
  document.querySelector(".toast")!.textContent = words;
}
