/**
 * Calls back once the page is scrolled, or is found so with the next frame: asked sooner, it would have to be laid out
 * first.
 */
export function onceScrolled(callback: () => void): void {
  requestAnimationFrame(() => {
    if (scrollY > 0) callback();
    else addEventListener("scroll", callback, { once: true, passive: true });
  });
}
