import { type HeldCourse, heldIn } from "#app/site/holding/held-courses.ts";
import { fragmentOf, readFragment } from "#app/site/shortlist/sent-list.ts";
import { MOST_ON_SHEET, sheetPartAddress } from "./sheet-address.ts";

/** Makes the sheet of the courses that the address carries, or of this device's shortlist. */
export function openSheet(page: HTMLElement): void {
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)!;
  part("print").addEventListener("click", () => print());
  part("copy").addEventListener("click", () => void copyText(part));
  addEventListener("hashchange", () => void show(part));
  void show(part);
}

type Part = (name: string) => HTMLElement;

async function show(part: Part) {
  const sent = readFragment(location.hash);
  const courses = (sent.length > 0 ? sent : heldIn("shortlist")).slice(0, MOST_ON_SHEET);
  const made = courses.length === 0 ? null : await fetchSheet(courses);
  part("said").textContent =
    courses.length === 0
      ? "Your shortlist is empty. Keep some courses, and they stand here."
      : made
        ? ""
        : "The sheet could not be made. Load the page again in a minute.";
  part("made").hidden = made === null;
  if (!made) return;
  const { sheet, text } = made;
  writeNotes(sheet, courses);
  part("paper").replaceChildren(sheet);
  text.textContent = [text.textContent, ...notesOf(courses), linkOf(courses)].join("\n\n");
  part("words").replaceChildren(text);
  (part("whatsapp") as HTMLAnchorElement).href = `https://wa.me/?text=${encodeURIComponent(text.textContent)}`;
}

async function fetchSheet(courses: HeldCourse[]) {
  try {
    const response = await fetch(sheetPartAddress(courses.map(({ slug }) => slug)));
    if (!response.ok) throw new Error(response.statusText);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const sheet = page.querySelector<HTMLElement>("article");
    const text = page.querySelector<HTMLElement>("pre");
    return sheet && text ? { sheet, text } : null;
  } catch {
    return null;
  }
}

function writeNotes(sheet: HTMLElement, courses: HeldCourse[]) {
  for (const { slug, note } of courses) {
    const cell = sheet.querySelector<HTMLElement>(`[data-note="${slug}"]`);
    if (cell && note) cell.textContent = note;
  }
  sheet.querySelector<HTMLElement>("[data-notes]")!.hidden = courses.every(({ note }) => !note);
}

const notesOf = (courses: HeldCourse[]) =>
  courses.flatMap(({ note }, place) => (note ? [`Our note on ${place + 1}: ${note}`] : []));

const linkOf = (courses: HeldCourse[]) => location.origin + location.pathname + fragmentOf(courses);

async function copyText(part: Part) {
  const isCopied = await navigator.clipboard?.writeText(part("words").textContent).then(
    () => true,
    () => false,
  );
  part("said").textContent = isCopied ? "Copied" : "Copying did not work: mark the text and copy it by hand.";
}
