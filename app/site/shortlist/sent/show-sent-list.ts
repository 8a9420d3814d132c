import { dayOfHolding, type HeldCourse, heldIn, hold, mostHeld, notKept } from "#app/site/holding/held-courses.ts";
import { followHeld } from "#app/site/holding/show-held.ts";
import { make } from "#app/site/holding/make-element.ts";
import { makeRow } from "#app/site/shortlist/rows/make-row.ts";
import { fail, setScene, type ShortlistView } from "#app/site/shortlist/shortlist-view.ts";

/** Another person's list, to read and to take over. */
export function showSentList(view: ShortlistView, courses: HeldCourse[]): void {
  setScene(view, { ...view.words.sent, shown: ["sent"] });
  const rows = courses.map((course) => {
    const { row, words } = makeRow(view, course);
    if (course.note) words.append(make("p", { class: "sent-note" }, course.note));
    return row;
  });
  view.part("rows").replaceChildren(...rows);
}

/** Courses already in the own list stay unchanged. */
export function takeOver(view: ShortlistView, courses: HeldCourse[]): void {
  const own = heldIn("shortlist");
  const since = dayOfHolding();
  const more = courses.filter(({ slug }) => own.every((one) => one.slug !== slug));
  const all = [...own, ...more.map((course) => ({ ...course, since }))];
  if (all.length > mostHeld.shortlist) return refuse(view, tooMany(all.length));
  if (!hold("shortlist", all)) return refuse(view, notKept);
  followHeld();
  // The page then shows the own list.
  location.hash = "";
  view.part("title").focus();
}

/** The button may be below a long list, out of sight of the message. */
function refuse(view: ShortlistView, words: string) {
  fail(view, words);
  view.part("failure").scrollIntoView({ block: "center" });
}

const tooMany = (count: number) =>
  `A shortlist holds ${mostHeld.shortlist} courses, and yours and this one are ${count} together. Take some off yours first.`;
