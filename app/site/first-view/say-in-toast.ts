/** At the foot of the page, in the element of `site-frame.tsx`. */
export function sayInToast(words: string): void {
  document.querySelector(".toast")!.textContent = words;
}
