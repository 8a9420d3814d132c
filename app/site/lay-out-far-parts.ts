/** By then even a busy machine has painted the first view. */
const START_MS = 200;
const STEP_MS = 20;

/** Once the page stands, the parts that `far-parts.css` left out are laid out one by one: no long work at once. */
export function layOutFarParts(): void {
  addEventListener("load", async () => {
    await pause(START_MS);
    for (const part of document.querySelectorAll<HTMLElement>(".far")) {
      part.style.contentVisibility = "visible";
      await pause(STEP_MS);
    }
    // Rows that come later are no far parts any more.
    document.documentElement.classList.add("is-laid-out");
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
