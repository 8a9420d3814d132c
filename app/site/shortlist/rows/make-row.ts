import type { HeldCourse } from "#app/site/holding/held-courses.ts";
import { make, makeIcon } from "#app/site/holding/make-element.ts";
import type { ShortlistView } from "#app/site/shortlist/shortlist-view.ts";

/**
 * The row of a course, and the part of it that takes more words; of one that is gone, and where nobody could be asked
 * or has answered yet, its name alone.
 */
export function makeRow({ rows }: ShortlistView, course: HeldCourse) {
  const { slug, name, thumb } = course;
  const row = rows?.get(slug)?.cloneNode(true) as HTMLElement | undefined;
  if (!row) return makeBareRow(slug, name, rows?.get(slug) === null);
  row.dataset["slug"] = slug;
  const words = row.querySelector<HTMLElement>(".kept-words")!;
  if (thumb) row.append(make("span", { class: "art art-32" }, make("img", { src: thumb, alt: "" })));
  const changes = saidOf(row)
    .filter(([fact, now]) => course[fact] && course[fact] !== now)
    .map(([fact, now]) => make("li", {}, `Then ${course[fact]}; now ${now}.`));
  if (changes.length > 0) {
    const since = make("p", {}, `Changed since ${writeDay(course.since)}:`);
    words.append(
      make("div", { class: "changed" }, makeIcon("clock"), make("div", {}, since, make("ul", {}, ...changes))),
    );
  }
  return { row, words };
}

/** What may be otherwise a month later, as a row says it today. */
export const saidOf = ({ dataset }: HTMLElement) =>
  (["fee", "admission", "validity"] as const).map((fact) => [fact, dataset[fact]] as const);

function writeDay(day = ""): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime())
    ? "you kept it"
    : date.toLocaleDateString("en-IN", { timeZone: "UTC", day: "numeric", month: "long" });
}

function makeBareRow(slug: string, name: string, isGone: boolean) {
  const words = make("div", { class: "kept-words" }, make("h2", {}, name));
  if (isGone) words.append(make("p", { class: "soft" }, "This course is not in our list any more."));
  return { row: make("li", { class: "kept", "data-slug": slug }, words), words };
}
