import fc from "fast-check";
import { expect, test } from "vitest";
import { dialledDigits } from "./dialled-digits.ts";
import { phoneE164 } from "./phone.ts";

test.each([
  ["+91 98225-50148", "9198225 50148"],
  ["098225 50148", "98225 50148"],
  ["98 22 55 01 48", "9822550148"],
  ["(020) 5550 0142", "205550 0142"],
  ["0091 98225 50148", "9198225 50148"],
  ["+91 (0)98225 50148", "9198225 50148"],
  ["+91-020-5550 0142", "9120 5550 0142"],
])("%s is looked for as %s", (typed, words) => {
  expect(dialledDigits(typed)).toBe(words);
});

test.each(["", "12345", "MBA 2026", "98225 5014x", "+", "00000000"])("%j is no number to look for", (typed) => {
  expect(dialledDigits(typed)).toBeNull();
});

const separator = fc.constantFrom("", " ", "-", ".");
const prefix = fc.constantFrom("", "0", "+91", "+91 ", "+91-", "0091 ", "+91 0", "+91 (0)", "0 ");
const mobile = fc.stringMatching(/^[6-9]\d{9}$/);

test("however a mobile number is typed, each of its words stands in the number that is stored", () => {
  fc.assert(
    fc.property(mobile, prefix, fc.array(separator, { minLength: 9, maxLength: 9 }), (number, before, separators) => {
      const typed =
        before +
        number
          .split("")
          .map((digit, place) => digit + (separators[place] ?? ""))
          .join("");
      const stored = phoneE164(typed);
      fc.pre(stored === `+91${number}`);
      for (const word of dialledDigits(typed)!.split(" ")) expect(stored).toContain(word);
    }),
  );
});
