import { pause } from "./pause.ts";
import { pageToStand } from "./page-to-stand.ts";

/** By then even a slow machine has painted the first view. */
const START_MS = 200;
const STEP_MS = 20;

/**
 * Once the page has loaded, lays out the parts skipped by `far-parts.css` one by one, to avoid a long task. If the
 * address has a fragment, `start-script.ts` skipped none, since estimated heights would miss it.
 */
export async function layOutFarParts(): Promise<void> {
  await pageToStand();
  await pause(START_MS);
  for (const part of document.querySelectorAll<HTMLElement>(".far")) {
    part.style.contentVisibility = "visible";
    await pause(STEP_MS);
  }
  // Rows that come later are not skipped.
  document.documentElement.classList.add("is-laid-out");
}
