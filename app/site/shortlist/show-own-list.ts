import { dayOfHolding, type HeldCourse, heldIn, hold, notKept } from "#app/site/holding/held-courses.ts";
import { followHeld } from "#app/site/holding/show-held.ts";
import { make } from "#app/site/holding/make-element.ts";
import { MOST_ON_SHEET, onSheetOf } from "#app/site/family-sheet/sheet-address.ts";
import { fillSidePanel } from "./fill-side-panel.ts";
import { makeOwnRow } from "./rows/make-own-row.ts";
import { saidOf } from "./rows/make-row.ts";
import { redrawRows } from "./rows/redraw-rows.ts";
import { fail, setScene, type ShortlistView } from "./shortlist-view.ts";

/** This device's list, in the owner's order, with notes. */
export function showOwnList(view: ShortlistView): void {
  const courses = nameOnes(view, heldIn("shortlist"));
  setScene(view, {
    title: view.words.own.title,
    lede: courses.length === 0 ? view.words.own.lede : countedIn(view.words.counted, courses.length),
    shown: courses.length > 0 ? ["own"] : ["nothing"],
  });
  const acts = {
    move: (slug: string, step: number) => move(view, slug, step),
    write: (slug: string, note: string) => write(view, slug, note),
    lay: (slug: string, onSheet: boolean) => lay(view, slug, onSheet),
    remove: (slug: string) => remove(view, slug),
  };
  const laid = onSheetOf(courses);
  const rows = courses.map((course, place) => {
    const isOnSheet = laid.includes(course) || (laid.length < MOST_ON_SHEET ? false : null);
    return makeOwnRow(view, { course, isFirst: place === 0, isLast: place === courses.length - 1, isOnSheet, acts });
  });
  redrawRows(view.part("rows"), rows);
  if (courses.length > 0) fillSidePanel(view, courses);
}

/**
 * Fills in each course's name, its new slug if that changed and is not in the list yet, and, for a course that came by
 * a link, today's facts.
 */
function nameOnes({ rows }: ShortlistView, courses: HeldCourse[]) {
  const slugs = new Set(courses.map(({ slug }) => slug));
  const named = courses.map((course) => {
    const row = rows?.get(course.slug);
    if (!row) return course;
    const today = row.dataset["slug"]!;
    const slug = slugs.has(today) ? course.slug : today;
    slugs.add(slug);
    const since = dayOfHolding();
    const said = course.fee ? {} : { since, ...Object.fromEntries(saidOf(row)) };
    return { ...course, slug, name: row.dataset["name"] ?? course.name, ...said };
  });
  if (named.length > 0) hold("shortlist", named);
  return named;
}

const counts = ["", "One course", "Two courses", "Three courses", "Four courses", "Five courses", "Six courses"];

const countedIn = (words: string, count: number) =>
  words.replace("{courses}", () => counts[count] ?? `${count} courses`);

function move(view: ShortlistView, slug: string, step: number) {
  const courses = heldIn("shortlist");
  const from = courses.findIndex((course) => course.slug === slug);
  if (from === -1) return showOwnList(view);
  const [moved] = courses.splice(from, 1);
  if (!keep(view, courses.toSpliced(from + step, 0, moved!))) return;
  showOwnList(view);
  view.part("said").textContent = `${moved!.name} is number ${from + step + 1}.`;
  focusOn(view, slug, step < 0 ? "up" : "down");
}

function write(view: ShortlistView, slug: string, note: string) {
  const courses = heldIn("shortlist").map((course) => (course.slug === slug ? { ...course, note } : course));
  if (hold("shortlist", courses)) fillSidePanel(view, courses);
  else fail(view, notKept);
}

function lay(view: ShortlistView, slug: string, isOn: boolean) {
  const courses = heldIn("shortlist");
  const laid = onSheetOf(courses);
  const chosen = courses.map((course) => ({ ...course, onSheet: course.slug === slug ? isOn : laid.includes(course) }));
  if (!keep(view, chosen)) return;
  showOwnList(view);
  focusOn(view, slug, "sheet");
}

function remove(view: ShortlistView, slug: string) {
  const courses = heldIn("shortlist");
  const place = courses.findIndex((course) => course.slug === slug);
  // Another tab removed it.
  if (place === -1) return showOwnList(view);
  const [removed] = courses.splice(place, 1);
  if (!keep(view, courses)) return;
  showOwnList(view);
  offerUndo(view, removed!, place);
}

/** Replaces the removed row until the list changes. */
function offerUndo(view: ShortlistView, removed: HeldCourse, place: number) {
  const putBack = () => {
    if (!keep(view, heldIn("shortlist").toSpliced(place, 0, removed))) return;
    showOwnList(view);
    view.part("said").textContent = `${removed.name} is on your list again.`;
    focusOn(view, removed.slug, "remove");
  };
  const words = `${removed.name} is off your list.`;
  const undo = make("button", { type: "button", class: "go", onclick: putBack }, "Undo");
  const rows = view.part("rows");
  rows.insertBefore(make("li", { class: "removed" }, words, undo), rows.children[place] ?? null);
  view.part("said").textContent = words;
  undo.focus();
}

/** Focuses the pressed button, or, if it is disabled, another one in the row. */
function focusOn(view: ShortlistView, slug: string, act: string) {
  const row = view.part("rows").querySelector(`[data-slug="${slug}"]`)!;
  const pressed = row.querySelector<HTMLElement>(`[data-act="${act}"]:enabled`);
  (pressed ?? row.querySelector<HTMLElement>("[data-act]:enabled"))?.focus();
}

function keep(view: ShortlistView, courses: HeldCourse[]): boolean {
  const isKept = hold("shortlist", courses);
  if (!isKept) fail(view, notKept);
  followHeld();
  return isKept;
}
