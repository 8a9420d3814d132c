import { make } from "#app/site/holding/make-element.ts";
import { heldFit } from "./held-fit.ts";
import type { HeldCourse } from "#app/site/holding/held-courses.ts";

/** A course on this device, and the catalogue's data about it. */
export interface SheetColumn {
  course: HeldCourse;
  said: HTMLElement;
}

/** Fills the sheet with the courses as columns; each cell names its course, for a phone. */
export function fillSheet(paper: HTMLElement, columns: SheetColumn[], link: string): void {
  for (const cell of paper.querySelectorAll("thead th + th, td")) cell.remove();
  const fit = heldFit();
  const ofFit = paper.querySelector<HTMLElement>('[data-row="fit"]')!;
  ofFit.hidden = fit.said === "";
  ofFit.querySelector("th")!.textContent = `With ${fit.said}`;
  for (const [place, { course, said }] of columns.entries()) {
    const head = said.querySelector("th")!.cloneNode(true) as HTMLElement;
    head.querySelector("[data-number]")!.textContent = String(place + 1);
    paper.querySelector("thead tr")!.append(head);
    const name = `${place + 1}. ${head.querySelector("b")!.textContent}`;
    const cells = [...said.querySelectorAll<HTMLElement>("td")].map((cell) => cell.cloneNode(true) as HTMLElement);
    const own = [
      make("td", { "data-fact": "fit" }, make("b", {}, fit.verdictOf(said))),
      make("td", { "data-fact": "note" }, course.note ?? ""),
    ];
    for (const cell of [...cells, ...own]) {
      cell.dataset["course"] = name;
      paper.querySelector(`[data-row="${cell.dataset["fact"]}"]`)!.append(cell);
    }
  }
  paper.querySelector<HTMLElement>('[data-row="note"]')!.hidden = columns.every(({ course }) => !course.note);
  const checked = columns.map(({ said }, place) => `${place + 1} ${said.dataset["checked"]}`);
  paper.querySelector("[data-checked]")!.textContent = `Fees checked: ${checked.join(", ")}.`;
  paper.querySelector("[data-link]")!.textContent = link;
}

/** The sheet as plain text, with stars for bold lines. */
export function textOf(paper: HTMLElement, columns: SheetColumn[], link: string): string {
  const day = paper.querySelector("[data-day]")!.textContent;
  const courses = columns.map(({ said }, place) => {
    const [title, university, ...warnings] = textsIn(said.querySelector("th")!, "b, small:not([data-number])");
    return [`*${place + 1}. ${title}, ${university}*`, ...warnings, ...linesOf(paper, place)].join("\n");
  });
  return [`*Our courses, side by side* (${day})`, ...courses, link].join("\n\n");
}

/**
 * A chat shows only the deciding facts of four courses; the link leads to the rest. The visitor's own marks are not
 * sent.
 */
const onPaperAlone = new Set(["fee-years", "scholarships", "refund", "length", "mode", "classes", "language", "fit"]);

function linesOf(paper: HTMLElement, place: number): string[] {
  return [...paper.querySelectorAll<HTMLElement>("[data-row]")].flatMap((row) => {
    if (onPaperAlone.has(row.dataset["row"]!)) return [];
    const name = row.querySelector("th")!.textContent;
    const words = wordsOf(row.querySelectorAll("td")[place]!);
    return words === "" ? [] : [`${name}${name.endsWith("?") ? "" : ":"} ${words}`];
  });
}

function wordsOf(cell: HTMLElement): string {
  const lines = textsIn(cell, "b").join("; ") || cell.textContent;
  const [detail] = textsIn(cell, "small");
  return detail === undefined ? lines : `${lines} (${detail})`;
}

const textsIn = (element: HTMLElement, places: string) =>
  [...element.querySelectorAll(places)].map(({ textContent }) => textContent);
