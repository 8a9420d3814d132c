import { pause } from "./pause.ts";
import { pageToStand } from "./page-to-stand.ts";

/** By then even a busy machine has painted the first view. */
const START_MS = 200;
const STEP_MS = 20;

/**
 * Once the page stands, the parts that `far-parts.css` left out are laid out one by one: no long work at once. Where
 * the address names a part, `start-script.ts` has left none out: guessed heights would lead past it.
 */
export async function layOutFarParts(): Promise<void> {
  await pageToStand();
  await pause(START_MS);
  for (const part of document.querySelectorAll<HTMLElement>(".far")) {
    part.style.contentVisibility = "visible";
    await pause(STEP_MS);
  }
  // Rows that come later are no far parts any more.
  document.documentElement.classList.add("is-laid-out");
}
