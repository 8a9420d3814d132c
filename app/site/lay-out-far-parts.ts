/** By then even a busy machine has painted the first view. */
const START_MS = 200;
const STEP_MS = 20;

/** Once the page stands, the parts that `far-parts.css` left out are laid out one by one: no long work at once. */
export function layOutFarParts(): void {
  // No browser knows the `:target` as early as this.
  const wanted = document.getElementById(location.hash.slice(1));
  if (wanted) return layOutAllAround(wanted);
  addEventListener("load", async () => {
    await pause(START_MS);
    for (const part of document.querySelectorAll<HTMLElement>(".far")) {
      part.style.contentVisibility = "visible";
      await pause(STEP_MS);
    }
    endLeavingOut();
  });
}

/** Guessed heights lead past what the address names: all is laid out before the browser goes there. */
function layOutAllAround(wanted: Element) {
  const { top, bottom } = wanted.getBoundingClientRect();
  endLeavingOut();
  // It has been there already, and the visitor has not gone away.
  if (top < innerHeight && bottom > 0) wanted.scrollIntoView({ behavior: "instant" });
}

/** Rows that come later are no far parts any more. */
const endLeavingOut = () => document.documentElement.classList.add("is-laid-out");

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
