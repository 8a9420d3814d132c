import { bringSheet } from "#app/site/first-view/on-demand/bring-sheet.ts";
import { showComparisonBar } from "./comparison-bar.ts";
import stylesAddress from "./holding.css?url";
import { heldIn, type HeldList, mostHeld } from "./held-courses.ts";
import { make, makeIcon } from "./make-element.ts";

let isFollowing = false;

/** Shows what this device holds, and updates it: after a press, a change in another tab, or with later rows. */
export function followHeld(): void {
  if (isFollowing) return show();
  isFollowing = true;
  void bringSheet(stylesAddress).then(show);
  addEventListener("storage", show);
  // The page was restored from the back/forward cache.
  addEventListener("pageshow", show);
  new MutationObserver(markButtons).observe(document.querySelector("main")!, { childList: true, subtree: true });
}

function show() {
  markButtons();
  showShortlistLink();
  if (!document.querySelector("[data-comparison]")) showComparisonBar(followHeld);
}

/** Read from the form, so that each row names its course only once. */
export const slugOf = ({ form }: HTMLButtonElement): string =>
  form!.querySelector<HTMLButtonElement>("[name=courses]")!.value;

/** The list of a button. */
export const listOf = ({ name }: HTMLButtonElement): HeldList => (name === "keep" ? "shortlist" : "comparison");

function markButtons() {
  for (const list of ["comparison", "shortlist"] as HeldList[]) {
    const held = new Set(heldIn(list).map(({ slug }) => slug));
    for (const button of document.querySelectorAll<HTMLButtonElement>(".hold")) {
      if (listOf(button) !== list) continue;
      const isIn = held.has(slugOf(button));
      button.ariaPressed = String(isIn);
      button.ariaDisabled = !isIn && held.size >= mostHeld[list] ? "true" : null;
    }
  }
}

/** A link beside the search while the shortlist has courses. */
function showShortlistLink() {
  const { length } = heldIn("shortlist");
  document.querySelector(".nav-kept")?.remove();
  if (length === 0) return;
  const words = `Shortlist, ${length} ${length === 1 ? "course" : "courses"}`;
  const count = make("span", { class: "count", "aria-hidden": "true" }, String(length));
  const link = make(
    "a",
    { class: "btn-icon nav-kept", href: "/shortlist", "aria-label": words },
    makeIcon("keep"),
    count,
  );
  document.querySelector(".mobile-panel")?.before(link);
}
