import type { HeldCourse } from "#app/site/holding/held-courses.ts";
import { make, makeIcon } from "#app/site/holding/make-element.ts";
import type { ShortlistView } from "./shortlist-view.ts";

/** The row of a course, and the part of it that takes more words; of one that is gone, and where nobody could be asked, its name alone. */
export function makeRow({ rows }: ShortlistView, { slug, name, since, fee, thumb }: HeldCourse) {
  const row = rows?.get(slug)?.cloneNode(true) as HTMLElement | undefined;
  if (!row) return makeBareRow(slug, name, rows !== null);
  const words = row.querySelector<HTMLElement>(".kept-words")!;
  if (thumb) row.append(make("span", { class: "art art-32" }, make("img", { src: thumb, alt: "" })));
  const { fee: now } = row.dataset;
  if (fee && now !== fee)
    words.append(make("p", { class: "changed" }, makeIcon("clock"), make("span", {}, changeOf(fee, since))));
  return { row, words };
}

const changeOf = (fee: string, since = "") =>
  since ? `When you kept it on ${writeDay(since)} it cost ${fee}.` : `When you kept it, it cost ${fee}.`;

const writeDay = (day: string) => new Date(day).toLocaleDateString("en-IN", { day: "numeric", month: "long" });

function makeBareRow(slug: string, name: string, isGone: boolean) {
  const words = make("div", { class: "kept-words" }, make("h2", {}, name));
  if (isGone) words.append(make("p", { class: "soft" }, "This course is not in our list any more."));
  return { row: make("li", { class: "kept", "data-slug": slug }, words), words };
}
