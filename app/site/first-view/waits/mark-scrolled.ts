const THRESHOLD_PX = 10;

/** Beyond 10 px the bar becomes translucent white. */
export function markScrolled(): void {
  const bar = document.querySelector(".nav")!;
  const mark = () => bar.classList.toggle("is-scrolled", window.scrollY > THRESHOLD_PX);
  addEventListener("scroll", mark, { passive: true });
  requestAnimationFrame(mark);
}
