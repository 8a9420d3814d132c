import fc from "fast-check";
import { expect, test } from "vitest";
import {
  callOutcomes,
  callOutcomeWords,
  callText,
  isReachedText,
  isUnreachedText,
  stageAfterCall,
} from "./call-outcomes.ts";

test.each([
  ["reached", "Wants the fee sheet", "Wants the fee sheet"],
  ["reached", "", ""],
  ["busy", " Rang twice ", "Busy. Rang twice"],
  ["no-answer", "", "No answer"],
  ["later", "After six", "Asked for later. After six"],
  ["reached", "Busy mother of two", "Busy mother of two"],
  ["reached", "Busy. Call after six", "Reached. Busy. Call after six"],
] as const)("a call that ended with %s and the note %j is told as %j", (outcome, note, text) => {
  expect(callText(outcome, note)).toBe(text);
});

test.each([
  ["Busy mother of two, wants evening classes", true],
  ["No answer yet from her father about the fee", true],
  ["Wrong number of semesters on our page, she says", true],
  ["Busy", false],
  ["Busy. Rang twice", false],
  ["No answer, rang out", false],
  ["No answer – again", false],
  ["Wrong number", false],
  ["Asked for later", true],
])("%j tells of somebody who was reached: %s", (text, isReached) => {
  expect(isReachedText(text)).toBe(isReached);
});

const notes = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc
    .tuple(fc.constantFrom(...Object.values(callOutcomeWords)), fc.string({ maxLength: 20 }))
    .map((parts) => parts.join("")),
);

test("whatever is noted of a call, its line tells how it ended", () => {
  fc.assert(
    fc.property(fc.constantFrom(...callOutcomes), notes, (outcome, note) => {
      const text = callText(outcome, note);
      const isUnreached = outcome === "no-answer" || outcome === "busy";
      expect([isUnreachedText(text), isReachedText(text)]).toEqual([
        isUnreached,
        !isUnreached && outcome !== "wrong-number",
      ]);
    }),
    { numRuns: 500 },
  );
});

test("a call moves nobody back, and nobody out of what is decided", () => {
  const decided = ["counselling", "applied", "enrolled", "lost"];
  fc.assert(
    fc.property(
      fc.constantFrom(...decided),
      fc.constantFrom(...callOutcomes),
      fc.boolean(),
      (stage, outcome, again) => {
        fc.pre(outcome !== "not-interested");
        expect(stageAfterCall(stage, outcome, again)).toBe(stage);
      },
    ),
  );
  expect(callOutcomes.map((outcome) => stageAfterCall("new", outcome, true))).toEqual([
    "contacted",
    "contacted",
    "contacted",
    "contacted",
    "lost",
    "lost",
  ]);
  expect(stageAfterCall("new", "no-answer", false)).toBe("lost");
});
