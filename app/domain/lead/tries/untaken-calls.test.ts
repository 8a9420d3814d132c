import fc from "fast-check";
import { expect, test } from "vitest";
import { triesWith, untakenCalls } from "./untaken-calls.ts";

const line = (kind: string, text: string, created_at = "2026-11-20T05:00:00.000Z", is_begun: 0 | 1 = 0) => ({
  kind,
  text,
  is_begun,
  created_at,
});

test("the calls since somebody was last spoken with are counted, from the newest on", () => {
  const events = [
    line("note", "Try at night"),
    line("call", "Busy"),
    line("call", "No answer. Rang out"),
    line("call", "Wants the fee sheet"),
    line("call", "No answer"),
  ];
  expect(untakenCalls(events).map(({ text }) => text)).toEqual(["Busy", "No answer. Rang out"]);
});

test("a call that is under way counts as none", () => {
  expect(untakenCalls([line("call", "", undefined, 1), line("call", "Busy")])).toHaveLength(1);
});

test("the first of them says since when, by the day in India", () => {
  const events = [
    line("call", "Busy", "2026-11-22T04:00:00.000Z"),
    line("call", "No answer", "2026-11-20T19:00:00.000Z"),
  ];
  expect(triesWith(events, "2026-11-23")).toEqual({ count: 3, since: "2026-11-21" });
  expect(triesWith([], "2026-11-23")).toEqual({ count: 1, since: "2026-11-23" });
});

test("notes and mails between the calls change nothing", () => {
  const call = fc
    .constantFrom("Busy", "No answer", "Reached. Busy.", "Wants the MBA")
    .map((text) => line("call", text));
  const other = fc.constantFrom("note", "mail", "stage").map((kind) => line(kind, "Busy"));
  fc.assert(
    fc.property(fc.array(fc.oneof(call, other), { maxLength: 12 }), (events) => {
      const calls = events.filter(({ kind }) => kind === "call");
      expect(untakenCalls(events)).toEqual(untakenCalls(calls));
    }),
  );
});
