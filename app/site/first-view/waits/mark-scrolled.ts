const THRESHOLD_PX = 10;

/** After more than 10 px the bar turns translucent white. */
export function markScrolled(): void {
  const bar = document.querySelector(".nav")!;
  const mark = () => bar.classList.toggle("is-scrolled", window.scrollY > THRESHOLD_PX);
  addEventListener("scroll", mark, { passive: true });
  requestAnimationFrame(mark);
}
