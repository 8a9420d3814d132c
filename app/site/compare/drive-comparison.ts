import { dayOfHolding, type HeldCourse, heldIn, hold } from "#app/site/holding/held-courses.ts";
import { pictureHeld } from "#app/site/holding/picture-held.ts";
import { followHeld } from "#app/site/holding/show-held.ts";
import { comparisonAddress } from "./compare-address.ts";

/**
 * Stores the comparison shown on this device, so that other pages continue with it; without courses in the address,
 * restores the stored one.
 */
export function driveComparison(page: HTMLElement): void {
  const shown = [...page.querySelectorAll<HTMLElement>("[data-compared]")].map(courseOf);
  const held = heldIn("comparison");
  const query = new URLSearchParams(location.search);
  if (shown.length > 0 || query.get("courses") === "") hold("comparison", shown);
  else if (!query.has("courses") && held.length > 0)
    location.replace(comparisonAddress({ slugs: held.map(({ slug }) => slug), only: null }));
  swapColumns(page);
  nameDifferences(page);
  followHeld();
}

function courseOf(element: HTMLElement): HeldCourse {
  const picture = pictureHeld(element.querySelector("img"));
  const { compared = "", name = "" } = element.dataset;
  return { slug: compared, name, picture, toldOn: picture && dayOfHolding() };
}

/** A phone shows two columns: choosing the same course twice swaps them. */
function swapColumns(page: HTMLElement) {
  const sides = [...page.querySelectorAll<HTMLSelectElement>(".pair select")];
  const before = new Map(sides.map((side) => [side, side.value]));
  for (const side of sides)
    side.addEventListener("change", () => {
      for (const other of sides) if (other !== side && other.value === side.value) other.value = before.get(side)!;
      for (const each of sides) before.set(each, each.value);
    });
}

/** Keeps the choice in the address, so that a shared link shows the same. */
function nameDifferences(page: HTMLElement) {
  const box = page.querySelector<HTMLInputElement>("#differences");
  if (!box) return;
  function name() {
    const address = new URL(location.href);
    if (box!.checked) address.searchParams.set("only", "differences");
    else address.searchParams.delete("only");
    history.replaceState(null, "", address);
    const share = page.querySelector<HTMLElement>(".share");
    if (share) share.dataset["share"] = new URL(address.pathname + address.search, share.dataset["share"]).href;
  }
  box.addEventListener("change", name);
  // It may have been pressed before this ran.
  if (box.checked !== box.defaultChecked) name();
}
