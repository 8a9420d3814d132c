import { expect, test } from "vitest";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { stopClock } from "#test/stop-clock.ts";
import { followUpWords, isDueToday, isOverdue } from "./follow-up-words.ts";
import { leadEventWords } from "#app/admin/leads/story/lead-event-words.ts";
import { tabNamed } from "#app/admin/leads/lead-tabs.content.ts";
import { sourceWord } from "#app/domain/lead/words/lead-source-words.ts";

/** Noon in India. */
const noon = Date.parse("2026-11-25T06:30:00.000Z");

test("a day is said as near as it is, the year only where it is another, the time where one was agreed", () => {
  stopClock(noon);

  expect(
    ["2026-11-25", "2026-11-26", "2026-11-24", "2026-11-27", "2027-01-04", "2026-11-25T17:00", "2026-11-30T09:15"].map(
      followUpWords,
    ),
  ).toEqual(["Today", "Tomorrow", "Yesterday", "Fri, 27 Nov", "Mon, 4 Jan 2027", "Today, 17:00", "Mon, 30 Nov, 09:15"]);
});

test("the day begins at midnight in India", () => {
  stopClock(Date.parse("2026-11-25T18:29:00.000Z"));
  expect(followUpWords("2026-11-25")).toBe("Today");
  stopClock(Date.parse("2026-11-25T18:30:00.000Z"));
  expect(followUpWords("2026-11-25")).toBe("Yesterday");
});

test("what was due on a day before, or at a minute that has passed, is overdue; a day without a time is due all day", () => {
  stopClock(noon);
  const states = (follow_up_on: string | null, stage: "new" | "enrolled" | "lost" = "new") => [
    isOverdue({ stage, follow_up_on }),
    isDueToday({ stage, follow_up_on }),
  ];

  expect(states("2026-11-24")).toEqual([true, false]);
  expect(states("2026-11-25")).toEqual([false, true]);
  expect(states("2026-11-25T11:59")).toEqual([true, true]);
  expect(states("2026-11-25T12:00")).toEqual([false, true]);
  expect(states("2026-11-26T09:00")).toEqual([false, false]);
  expect(states(null)).toEqual([false, false]);
  expect([states("2026-11-24", "lost"), states("2026-11-25", "enrolled")]).toEqual([
    [false, false],
    [false, false],
  ]);
});

const event = (kind: EnquiryEvent["kind"], text: string, more: Partial<EnquiryEvent> = {}) =>
  leadEventWords({ kind, text, actor: "rohan", is_automatic: 0, is_begun: 0, ...more } as EnquiryEvent, false);

test("a line of the timeline says what was done, by whom, and below it why", () => {
  stopClock(noon);

  expect(event("stage", "New → Contacted")).toEqual({ title: "Stage: New → Contacted", by: "rohan" });
  expect(event("owner", "None → meenal\nShe speaks Marathi\nand Hindi")).toEqual({
    title: "Owner: None → meenal",
    text: "She speaks Marathi\nand Hindi",
    by: "rohan",
  });
  expect(event("owner", "None → meenal", { actor: null })).toEqual({ title: "Owner: None → meenal", text: "" });
  expect(event("follow-up", "2026-11-25 → 2026-11-26T17:00")).toMatchObject({
    title: "Follow-up: Today → Tomorrow, 17:00",
  });
  expect(event("tag", "Weekend", { actor: null })).toEqual({ title: "Tag: Weekend", by: "staff" });
  expect(event("facts", "City: Pune")).toEqual({ title: "Facts corrected", text: "City: Pune", by: "rohan" });
  expect(event("merge", "T. Bhosale\nPhone")).toEqual({ title: "Merged: T. Bhosale", text: "Phone", by: "rohan" });
  expect(event("unmerge", "T. Bhosale")).toMatchObject({ title: "Taken apart: T. Bhosale", text: "" });
});

test.each([
  ["mail", {}, "rohan wrote a mail"],
  ["mail", { is_automatic: 1 }, "Mail written by itself"],
  ["call", {}, "rohan called"],
  ["call", { is_begun: 1, actor: null }, "Staff began a call"],
  ["whatsapp", {}, "rohan wrote on WhatsApp"],
  ["whatsapp", { is_begun: 1 }, "rohan opened WhatsApp"],
  ["note", {}, "Note by rohan"],
  ["note", { actor: null }, "Note by staff"],
  ["form", {}, "Asked for guidance"],
] as const)("a %s with %o is told as “%s”", (kind, more, title) => {
  expect(event(kind, "words", more)).toMatchObject({ title, text: "words" });
});

test("a lead that was entered by hand is told by whom, though the account be gone", () => {
  const entered = (actor: string | null) =>
    leadEventWords({ kind: "form", text: "", actor } as EnquiryEvent, true).title;
  expect([entered("rohan"), entered(null)]).toEqual(["Entered by rohan", "Entered by staff"]);
});

test("a tab and a source that nobody knows are the first one and themselves", () => {
  expect([tabNamed("overdue").name, tabNamed("toString").name, tabNamed(null).name]).toEqual(["overdue", "all", "all"]);
  expect([sourceWord("/"), sourceWord("walk-in"), sourceWord("/courses/x"), sourceWord(null)]).toEqual([
    "Home page",
    "Walk-in",
    "/courses/x",
    "",
  ]);
});
