import { onceScrolled } from "./once-scrolled.ts";

/** Screen readers press without pointer or key. */
const otherMoves = ["pointerdown", "keydown", "click"] as const;

/**
 * Until the visitor's first input, loads only pictures inside the view (`held-pictures.css` holds back the others): the
 * browser would load those up to 1250 px below. Afterwards it loads ahead as usual.
 */
export function holdPicturesBack(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) target.querySelector("img")?.classList.add("is-near");
  });
  const release = () => {
    document.documentElement.classList.add("has-moved");
    observer.disconnect();
    for (const move of otherMoves) removeEventListener(move, release, true);
  };
  document.documentElement.classList.add("is-watched");
  for (const box of document.querySelectorAll(".art, .arch")) observer.observe(box);
  for (const move of otherMoves) addEventListener(move, release, { capture: true, passive: true });
  onceScrolled(release);
}
