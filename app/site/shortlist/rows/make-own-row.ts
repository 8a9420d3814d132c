import type { HeldCourse } from "#app/site/holding/held-courses.ts";
import { make, makeIcon } from "#app/site/holding/make-element.ts";
import { makeRow } from "./make-row.ts";
import { LONGEST_NOTE } from "#app/site/shortlist/sent/sent-list.ts";
import type { ShortlistView } from "#app/site/shortlist/shortlist-view.ts";

interface OwnRow {
  course: HeldCourse;
  isFirst: boolean;
  isLast: boolean;
  /** Null: it has no room for another. */
  isOnSheet: boolean | null;
  acts: {
    move(slug: string, step: number): void;
    write(slug: string, note: string): void;
    lay(slug: string, onSheet: boolean): void;
    remove(slug: string): void;
  };
}

/** A row with its owner's actions: move, write a note, put on the family sheet, remove. */
export function makeOwnRow(view: ShortlistView, { course, isFirst, isLast, isOnSheet, acts }: OwnRow): HTMLElement {
  const { slug, name, note = "" } = course;
  const { row, words } = makeRow(view, course);
  const step = (act: "up" | "down", by: number, rests: boolean) =>
    make(
      "button",
      {
        type: "button",
        class: "btn-icon",
        "data-act": act,
        "aria-label": `Move ${name} ${act}`,
        disabled: rests,
        onclick: () => acts.move(slug, by),
      },
      makeIcon(act),
    );
  row.prepend(make("div", { class: "rank" }, step("up", -1, isFirst), step("down", 1, isLast)));
  const text = make("textarea", {
    id: `note-${slug}`,
    rows: "2",
    maxlength: String(LONGEST_NOTE),
    placeholder: "What do you want to remember?",
    oninput: () => acts.write(slug, text.value),
  });
  text.value = note;
  const box = make("input", {
    type: "checkbox",
    "data-act": "sheet",
    disabled: isOnSheet === null,
    onchange: () => acts.lay(slug, box.checked),
  });
  box.checked = isOnSheet === true;
  const onSheet = make(
    "label",
    { class: "reserved" },
    box,
    "On the family sheet",
    make("span", { class: "visually-hidden" }, `: ${name}`),
  );
  const remove = make(
    "button",
    {
      type: "button",
      class: "go",
      "data-act": "remove",
      "aria-label": `Remove ${name}`,
      onclick: () => acts.remove(slug),
    },
    "Remove",
  );
  words.append(
    make("div", { class: "note" }, make("label", { for: text.id }, "My note"), text),
    make("div", { class: "kept-acts" }, onSheet, remove),
  );
  return row;
}
