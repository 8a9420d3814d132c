import { sayInToast } from "#app/site/first-view/say-in-toast.ts";
import { isKept } from "./is-kept.ts";
import { loadAgain } from "./load-again.ts";

/**
 * The buttons that add courses to comparison and shortlist, and the pages of both. Their code is loaded on a press, or
 * if this device holds courses.
 */
export function holdCourses(): void {
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(".hold");
    if (!button) return;
    event.preventDefault();
    void press(button);
  });
  if (isKept("comparison") || isKept("shortlist"))
    loadAgain(
      () => import("#app/site/holding/show-held.ts"),
      ({ followHeld }) => followHeld(),
    );
  const page = document.querySelector<HTMLElement>("[data-comparison]");
  if (page)
    loadAgain(
      () => import("#app/site/compare/drive-comparison.ts"),
      ({ driveComparison }) => driveComparison(page),
    );
  const place = document.querySelector<HTMLElement>("[data-shortlist]");
  if (place)
    loadAgain(
      () => import("#app/site/shortlist/open-shortlist.ts"),
      ({ openShortlist }) => openShortlist(place),
    );
}

const unreached = "No connection. Press it again when it is back.";

/** Ignores presses while the script loads: a second one would remove the course again. */
async function press(button: HTMLButtonElement) {
  if (button.ariaBusy) return;
  button.ariaBusy = "true";
  try {
    const { pressHold } = await import("#app/site/holding/press-hold.ts");
    pressHold(button);
  } catch {
    if (!navigator.onLine) return sayInToast(unreached);
    // If the script is missing, the same page opens by navigation.
    const { value } = button.form!.querySelector<HTMLButtonElement>("[name=courses]")!;
    location.assign(button.name === "keep" ? `/shortlist#${value}=` : `/compare?courses=${value}`);
  } finally {
    button.ariaBusy = null;
  }
}
