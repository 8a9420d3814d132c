/** At the foot of the page, where `site-frame.tsx` has a place for it. */
export function sayInToast(words: string): void {
  toast().textContent = words;
}

/** What stands there would be read out once more. */
export function sayOnceInToast(words: string): void {
  if (toast().textContent !== words) sayInToast(words);
}

const toast = () => document.querySelector(".toast")!;
