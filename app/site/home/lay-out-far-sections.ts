const STEP_MS = 30;

/** Once the page stands, the sections that `far-sections.css` left out are laid out one by one: no long work at once. */
export function layOutFarSections(): void {
  addEventListener("load", async () => {
    for (const section of document.querySelectorAll<HTMLElement>("main > .section")) {
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      section.style.contentVisibility = "visible";
    }
  });
}
