import fc from "fast-check";
import { expect, test } from "vitest";
import { insertTemplate } from "./insert-template.ts";

const field = (value = "") => ({ value, dataset: {} }) as HTMLTextAreaElement & { value: string };

test("a template fills an empty field, and the next one takes its place", () => {
  const message = field();
  insertTemplate(message, "Good morning Tanvi");
  insertTemplate(message, "Namaste Tanvi");
  expect(message.value).toBe("Namaste Tanvi");
});

test("words written by hand stay above the template, whichever is chosen after it", () => {
  const message = field("About your call: ");
  insertTemplate(message, "Fees are due");
  expect(message.value).toBe("About your call:\n\nFees are due");
  insertTemplate(message, "Classes begin");
  expect(message.value).toBe("About your call:\n\nClasses begin");
});

test("what was written into a template counts as written by hand", () => {
  const message = field();
  insertTemplate(message, "Fees are due");
  message.value = "Fees are due on Monday";
  insertTemplate(message, "Classes begin");
  expect(message.value).toBe("on Monday\n\nClasses begin");
});

test("however often one chooses, the field ends with the last template, and holds no other", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("Alpha", "Beta", "Gamma"), { minLength: 1 }), (chosen) => {
      const message = field("By hand");
      for (const template of chosen) insertTemplate(message, template);
      expect(message.value).toBe(`By hand\n\n${chosen.at(-1)}`);
    }),
    { numRuns: 40 },
  );
});
