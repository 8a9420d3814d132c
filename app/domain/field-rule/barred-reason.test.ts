import fc from "fast-check";
import { expect, test } from "vitest";
import { barredReason, isBarredBy } from "./barred-reason.ts";
import type { BarredRule } from "./field-rule-schema.ts";

const ruleOf = (content: Partial<BarredRule["content"]>, dates: Partial<BarredRule> = {}): BarredRule => ({
  id: 1,
  kind: "barred",
  name: "Barred subjects",
  source: "UGC notice of 2025",
  source_url: "https://ugc.example/notice",
  applies_from: "2025-07-01",
  applies_until: null,
  checked_on: "2026-11-20",
  is_sample: 0,
  updated_at: "2026-11-20T00:00:00.000Z",
  ...dates,
  content: { modes: ["online", "distance"], subjects: [], fields: [], degrees: [], ...content },
});
const course = { title: "Online B.Sc Psychology", subject: "", field: "science", study_mode: "online" };

test.each([
  ["the subject in its title", { subjects: ["psychology"] }, {}, "psychology"],
  ["a subject that is stated", { subjects: ["Nutrition"] }, { subject: "Food and nutrition" }, "Nutrition"],
  ["the degree in its title", { degrees: ["BSc"] }, {}, "BSc"],
  ["a degree with dots", { degrees: ["Ph.D"] }, { title: "PhD in Commerce" }, "Ph.D"],
  ["another name of its line", { subjects: ["Psychology, मानसशास्त्र"] }, { title: "बी.ए. मानसशास्त्र" }, "Psychology"],
  ["a name in other letters", { subjects: ["Nursing, নার্সিং"] }, { subject: "নার্সিং" }, "Nursing"],
  ["a letter without its dot", { subjects: ["Pharmacy, फार्मेसी"] }, { title: "फ़ार्मेसी" }, "Pharmacy"],
  ["its field", { fields: ["science" as const] }, {}, "Science"],
])("a course is barred by %s, and the notice is named", (_, content, facts, what) => {
  const reason = barredReason([ruleOf(content)], { ...course, ...facts }, "2026-11-25");
  expect(reason).toBe(`${what} may not be taught online: UGC notice of 2025, https://ugc.example/notice`);
});

test.each([
  ["another mode", { subjects: ["psychology"], modes: ["distance" as const] }, {}],
  ["a part of a word", { subjects: ["psycho"] }, {}],
  ["a part of a word of Hindi", { subjects: ["योग"] }, { title: "बी.ए. योग्यता" }],
  ["a title, where the subject is stated", { subjects: ["psychology"] }, { subject: "Commerce" }],
  ["a degree that only begins alike", { degrees: ["B.S"] }, {}],
])("it is not by %s", (_, content, facts) => {
  expect(isBarredBy(ruleOf(content), { ...course, ...facts })).toBe(false);
});

test("a rule bars from its first day to its last one, both included", () => {
  const rule = ruleOf({ subjects: ["psychology"] }, { applies_from: "2026-01-01", applies_until: "2026-12-31" });
  const isBarred = (day: string) => barredReason([rule], course, day) !== null;
  expect(["2025-12-31", "2026-01-01", "2026-12-31", "2027-01-01"].map(isBarred)).toEqual([false, true, true, false]);
});

test("however the signs and capitals of a subject stand in the title, it is found; inside another word it is not", () => {
  const word = fc.stringMatching(/^[a-z]{3,9}$/);
  const around = fc.constantFrom(" ", ", ", " (", "-", " & ", ": ");
  fc.assert(
    fc.property(word, around, fc.boolean(), (subject, sign, isCapital) => {
      const typed = isCapital ? subject.toUpperCase() : subject;
      const rule = ruleOf({ subjects: [subject] });
      expect(isBarredBy(rule, { ...course, title: `Online${sign}${typed})` })).toBe(true);
      expect(isBarredBy(rule, { ...course, title: `Online${sign}x${typed}y` })).toBe(false);
    }),
  );
});
