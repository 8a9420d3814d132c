import { expect, test } from "vitest";
import { asksOutcome, toldIn } from "./told-outcome.ts";

const entriesOf = (fields: Record<string, string>) => {
  const entries = new FormData();
  for (const [name, value] of Object.entries(fields)) entries.set(name, value);
  return entries;
};
const enrolment = { university: "Sahyadri", course: "Online MBA", fee: "1,68,000", session: "January 2027" };

test("a lost lead is asked why, an enrolled one in what; no other stage asks", () => {
  const stages = ["new", "contacted", "counselling", "applied", "enrolled", "lost"];
  expect(stages.filter(asksOutcome)).toEqual(["enrolled", "lost"]);
});

test("only the answer to what the stage asks is told, whatever else stands in the form", () => {
  const entries = entriesOf({ lost_reason: "Too dear", ...enrolment });
  expect(toldIn(entries, "lost")).toEqual({ lost_reason: "Too dear" });
  expect(toldIn(entries, "enrolled")).toEqual({ enrolment });
  expect(toldIn(entries, "contacted")).toEqual({});
});

test("where the fields do not stand with it nothing is told; an empty answer is told as empty", () => {
  expect([toldIn(entriesOf({}), "lost"), toldIn(entriesOf({ fee: "1" }), "enrolled")]).toEqual([{}, {}]);
  expect(toldIn(entriesOf({ lost_reason: "" }), "lost")).toEqual({ lost_reason: "" });
  expect(toldIn(entriesOf({ university: "Sahyadri" }), "enrolled")).toEqual({
    enrolment: { university: "Sahyadri", course: "", fee: "", session: "" },
  });
});
