import { expect, test } from "vitest";
import type { Notice } from "#app/domain/notice/notice-schema.ts";
import { stopClock } from "#test/stop-clock.ts";
import { isByTheClock, noticeAddress, noticeTitle, noticeWords } from "./notice-words.ts";

const lead = { id: 7, name: "Tanvi Bhosale", course: "Online MBA" };
const notice = (kind: Notice["kind"], more: object = {}) =>
  ({ id: 1, kind, leads: 1, lead, actor: "rohan", words: "", due_on: null, ...more }) as Notice;

test.each([
  ["given", {}, "Tanvi Bhosale is yours now, by rohan"],
  ["given", { leads: 4, lead: null, actor: null }, "4 leads are yours now"],
  ["given", { lead: null }, "A lead is yours now, by rohan"],
  ["taken", { actor: null }, "Tanvi Bhosale went to somebody else"],
  ["mentioned", {}, "rohan asks you about Tanvi Bhosale"],
  ["mentioned", { actor: null, lead: null }, "A colleague asks you about a lead"],
  ["wrote", {}, "Tanvi Bhosale wrote a message"],
  ["wrote", { lead: null }, "Somebody of yours wrote a message"],
  ["applied", {}, "Tanvi Bhosale sent the admission form"],
  ["applied", { lead: null }, "Somebody of yours sent the admission form"],
  ["soon", {}, "Tanvi Bhosale waits for a first reply"],
  ["late", {}, "Tanvi Bhosale was not answered in time"],
  ["call", { words: "17:00" }, "Call Tanvi Bhosale now, promised 17:00"],
  ["call", { lead: null }, "Call somebody now"],
  ["answer", { actor: null }, "A colleague waits for your answer about Tanvi Bhosale"],
  ["answer", { lead: null }, "rohan waits for your answer about a lead"],
  ["answered", { actor: null }, "A colleague answered you about Tanvi Bhosale"],
  ["answered", { lead: null }, "rohan answered you about a lead"],
] as const)("a notice of %s with %o says it in one line", (kind, more, title) => {
  expect(noticeTitle(notice(kind, more))).toBe(title);
});

test("below it stand the course, what was said and until when, as far as there is any of it", () => {
  stopClock(Date.parse("2026-11-24T06:00:00.000Z"));

  expect(noticeWords(notice("mentioned", { words: "Can she pay in parts?", due_on: "2026-11-25" }))).toBe(
    "Online MBA · Can she pay in parts? · by Tomorrow",
  );
  expect(noticeWords(notice("call", { words: "17:00" }))).toBe("Online MBA");
  expect(noticeWords(notice("given", { lead: null }))).toBe("");
});

test("a call leads into one's day, anything else to the lead, what concerns several to the day", () => {
  expect(noticeAddress(notice("call"))).toBe("/admin/day?lead=7");
  expect(noticeAddress(notice("given"))).toBe("/admin/leads?open=7");
  expect(noticeAddress(notice("given", { lead: null }))).toBe("/admin/day");
});

test("what the clock brings shows by itself, what colleagues do waits for a look at the bell", () => {
  const kinds = [
    "given",
    "taken",
    "mentioned",
    "wrote",
    "applied",
    "soon",
    "late",
    "call",
    "answer",
    "answered",
  ] as const;
  expect(kinds.filter((kind) => isByTheClock(notice(kind)))).toEqual(["soon", "late", "call", "answer"]);
});
