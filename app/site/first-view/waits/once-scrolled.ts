/**
 * Calls back once the page is scrolled, or is already in the next frame: reading the position earlier would force a
 * layout.
 */
export function onceScrolled(callback: () => void): void {
  requestAnimationFrame(() => {
    if (scrollY > 0) callback();
    else addEventListener("scroll", callback, { once: true, passive: true });
  });
}
