/** By then even a busy machine has painted the first view. */
const START_MS = 200;
const STEP_MS = 20;

/** Once the page stands, the sections that `far-sections.css` left out are laid out one by one: no long work at once. */
export function layOutFarSections(): void {
  addEventListener("load", async () => {
    await pause(START_MS);
    for (const section of document.querySelectorAll<HTMLElement>("main > .section")) {
      section.style.contentVisibility = "visible";
      await pause(STEP_MS);
    }
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
