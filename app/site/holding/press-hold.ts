import { pause } from "#app/site/first-view/waits/pause.ts";
import { comparisonAddress } from "#app/site/compare/compare-address.ts";
import { dayOfHolding, type HeldCourse, heldIn, type HeldList, hold, mostHeld, notKept } from "./held-courses.ts";
import { pictureHeld, pointOf } from "./picture-held.ts";
import { followHeld, listOf, slugOf } from "./show-held.ts";

const TOAST_MS = 6000;

/** Adds the button's course to its list, or removes it. */
export function pressHold(button: HTMLButtonElement): void {
  const list = listOf(button);
  const slug = slugOf(button);
  const held = heldIn(list);
  const isIn = held.some((course) => course.slug === slug);
  if (!isIn && held.length >= mostHeld[list]) return void tell(fullWords[list]);
  const next = isIn ? held.filter((course) => course.slug !== slug) : [...held, courseOf(button, list)];
  if (!hold(list, next)) return refuse(list, next);
  followHeld();
  if (list === "shortlist") void tell(isIn ? "Taken off your shortlist." : "Kept on your shortlist, on this device.");
}

/** Without storage the choice goes into the address. */
function refuse(list: HeldList, courses: HeldCourse[]) {
  if (list === "shortlist") return void tell(notKept);
  location.assign(comparisonAddress({ slugs: courses.map(({ slug }) => slug), only: null }));
}

const fullWords: Record<HeldList, string> = {
  comparison: "Four courses are chosen. Take one out first.",
  shortlist: `Your shortlist is full: it holds ${mostHeld.shortlist} courses.`,
};

function courseOf(button: HTMLButtonElement, list: HeldList): HeldCourse {
  // The label starts with the verb, before the course's name.
  const name = button.getAttribute("aria-label")!.replace(/^\w+ /, "");
  const near = button.closest("li, dialog") ?? document.querySelector("main")!;
  const image = near.querySelector<HTMLImageElement>(".art img");
  const since = dayOfHolding();
  const course = { slug: slugOf(button), name, since };
  if (list === "shortlist") return { ...course, thumb: image?.naturalWidth ? thumbOf(image) : undefined };
  return { ...course, picture: pictureHeld(image) };
}

const THUMB = { width: 240, height: 160 };

/** A small copy of the picture on this page. */
function thumbOf(image: HTMLImageElement): string {
  const canvas = Object.assign(document.createElement("canvas"), THUMB);
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(THUMB.width / naturalWidth, THUMB.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  const { x, y } = pointOf(image);
  const corner = [((THUMB.width - width) * x) / 100, ((THUMB.height - height) * y) / 100] as const;
  canvas.getContext("2d")?.drawImage(image, ...corner, width, height);
  return canvas.toDataURL("image/jpeg", 0.7);
}

let said = 0;

async function tell(words: string) {
  const turn = ++said;
  const toast = document.querySelector<HTMLElement>(".toast")!;
  toast.textContent = words;
  await pause(TOAST_MS);
  if (turn === said) toast.textContent = "";
}
