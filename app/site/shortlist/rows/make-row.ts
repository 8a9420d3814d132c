import type { HeldCourse } from "#app/site/holding/held-courses.ts";
import { make, makeIcon } from "#app/site/holding/make-element.ts";
import type { ShortlistView } from "#app/site/shortlist/shortlist-view.ts";

/**
 * A course's row, and the element for further text; only the name if the course is gone, or there is no answer (yet).
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

/** The facts that may differ a month later, as the row has them today. */
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
