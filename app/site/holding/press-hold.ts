import { pause } from "#app/site/first-view/pause.ts";
import { withFocus } from "#app/lib/picture-focus.ts";
import { type HeldCourse, heldIn, type HeldList, hold, mostHeld, notKept } from "./held-courses.ts";
import { followHeld, slugOf } from "./show-held.ts";

const TOAST_MS = 6000;

/** Puts the button's course into its list, or takes it out. */
export function pressHold(button: HTMLButtonElement): void {
  const list = button.name as HeldList;
  const slug = slugOf(button);
  const held = heldIn(list);
  const isIn = held.some((course) => course.slug === slug);
  if (!isIn && held.length >= mostHeld[list]) return void tell(fullWords[list]);
  const next = isIn ? held.filter((course) => course.slug !== slug) : [...held, courseOf(button)];
  if (!hold(list, next)) return void tell(notKept);
  followHeld();
  if (list === "shortlist") void tell(isIn ? "Taken off your shortlist." : "Kept on your shortlist, on this device.");
}

const fullWords: Record<HeldList, string> = {
  comparison: "Four courses are chosen. Take one out first.",
  shortlist: `Your shortlist is full: it holds ${mostHeld.shortlist} courses.`,
};

function courseOf(button: HTMLButtonElement): HeldCourse {
  // The act's word stands before the course's name.
  const name = button.getAttribute("aria-label")!.replace(/^\w+ /, "");
  const near = button.closest("li") ?? document.querySelector("main")!;
  const image = near.querySelector<HTMLImageElement>(".art img");
  const since = new Date().toLocaleDateString("en-CA");
  return { slug: slugOf(button), name, picture: image?.currentSrc && pictureOf(image), since };
}

/** Of the file that the page chose, with the point that every crop keeps. */
function pictureOf({ currentSrc, style }: HTMLImageElement): string {
  const [x = MIDDLE, y = MIDDLE] = style.objectPosition.split(" ").filter(Boolean).map(Number.parseFloat);
  return withFocus(new URL(currentSrc).pathname, { x, y });
}

const MIDDLE = 50;

let said = 0;

async function tell(words: string) {
  const turn = ++said;
  const toast = document.querySelector<HTMLElement>(".toast")!;
  toast.textContent = words;
  await pause(TOAST_MS);
  if (turn === said) toast.textContent = "";
}
