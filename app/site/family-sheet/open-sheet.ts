import { BEAT_MS } from "#app/site/first-view/waits/pause.ts";
import { type HeldCourse, heldIn } from "#app/site/holding/held-courses.ts";
import { isCopied } from "#app/site/holding/is-copied.ts";
import { type CatalogueRows, fetchGroups } from "#app/site/shortlist/rows/fetch-groups.ts";
import { followAddress, fragmentOf, listInAddress } from "#app/site/shortlist/sent/sent-list.ts";
import { fillSheet, textOf } from "./fill-sheet.ts";
import { MOST_ON_SHEET, onSheetOf } from "./sheet-address.ts";

/** Makes the sheet of the courses in the address, or of this device's shortlist. */
export function openSheet(page: HTMLElement): void {
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)!;
  part("print").addEventListener("click", () => print());
  part("copy").addEventListener("click", () => void copyText(part));
  const show = showNewest(page, part);
  followAddress(() => void show());
  // Retries once the network is back.
  addEventListener("online", () => part("made").hidden && void show());
  void show();
}

type Part = (name: string) => HTMLElement;

/** If the address changes meanwhile, the last answer may belong to earlier courses. */
function showNewest(page: HTMLElement, part: Part) {
  let turn = 0;
  return async () => {
    const own = ++turn;
    const sent = listInAddress();
    const courses = sent.length > 0 ? sent.slice(0, MOST_ON_SHEET) : onSheetOf(heldIn("shortlist"));
    const slugs = courses.map(({ slug }) => slug);
    const beat = setTimeout(() => (part("said").textContent = "One moment..."), BEAT_MS);
    const rows = await fetchGroups(page, slugs);
    clearTimeout(beat);
    if (own === turn) show(part, courses, rows);
  };
}

function show(part: Part, courses: HeldCourse[], rows: CatalogueRows | null) {
  const columns = courses.flatMap((course) => {
    const said = rows?.get(course.slug);
    return said ? [{ course, said }] : [];
  });
  part("said").textContent = saidOf(courses.length, rows !== null, columns.length);
  part("none").hidden = courses.length > 0;
  part("made").hidden = columns.length === 0;
  if (columns.length === 0) return;
  const link = linkOf(courses.map(({ slug, name }) => ({ slug, name })));
  fillSheet(part("paper"), columns, link);
  void drawLink(part("code"), link);
  const text = textOf(part("paper"), columns, linkOf(courses));
  part("text").textContent = text;
  (part("whatsapp") as HTMLAnchorElement).href = `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** A QR code, since nobody types from paper; without it the link is at the foot anyway. */
async function drawLink(figure: HTMLElement, link: string) {
  const code = await import("./link-code.ts").catch(() => null);
  if (code) figure.hidden = !code.drawCode(figure.querySelector("svg")!, link);
}

function saidOf(asked: number, isAnswered: boolean, found: number): string {
  if (asked === 0) return "Your shortlist is empty. Shortlist some courses, and they stand here.";
  if (!isAnswered) return "The sheet could not be made. Load the page again in a minute.";
  if (found === 0) return "None of these courses is in our list any more.";
  return found < asked ? "Left out: what is not in our list any more." : "";
}

const linkOf = (courses: HeldCourse[]) => location.origin + location.pathname + fragmentOf(courses);

async function copyText(part: Part) {
  const said = await isCopied(part("text").textContent);
  part("copied").textContent = said ? "Copied" : "Copying did not work: mark the text and copy it by hand.";
}
