import fc from "fast-check";
import { expect, test } from "vitest";
import { dialledDigits } from "./dialled-digits.ts";
import { phoneE164 } from "./phone.ts";

/** Mobile numbers of India: ten digits from 6 on. */
const mobile = fc.integer({ min: 9_000_000_000, max: 9_899_999_999 }).map(String);

/** With the digits of another script, which follow one another from its zero on. */
const inScript = (digits: string, zero: number) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** As people write one. */
const writings = [
  (digits: string) => digits,
  (digits: string) => `0${digits}`,
  (digits: string) => `+91${digits}`,
  (digits: string) => `0091 ${digits}`,
  (digits: string) => `+91 (0)${digits}`,
  (digits: string) => `${digits.slice(0, 5)} ${digits.slice(5)}`,
  (digits: string) => `+91-${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
  (digits: string) => `(${digits.slice(0, 5)}) ${digits.slice(5)}`,
  (digits: string) => inScript(digits, 0x0966),
  (digits: string) => `+${inScript(`91 ${digits}`, 0x0be6)}`,
];

test("a number of India is one number however it is written", () => {
  fc.assert(
    fc.property(mobile, (digits) => {
      for (const write of writings)
        expect([write(digits), phoneE164(write(digits))]).toEqual([write(digits), `+91${digits}`]);
    }),
    { numRuns: 60 },
  );
});

test("whoever types a number as it is dialled finds it as it is stored", () => {
  fc.assert(
    fc.property(mobile, (digits) => {
      for (const write of writings) {
        const words = dialledDigits(write(digits))!.split(" ");
        expect([write(digits), words.every((word) => `91${digits}`.includes(word))]).toEqual([write(digits), true]);
      }
    }),
    { numRuns: 60 },
  );
});

test.each(["", "98225", "98225 5014", "982255014811", "ninety eight", "+91", "98225 50148 / 49"])(
  "%j is no telephone number, the second time neither",
  (typed) => {
    expect([phoneE164(typed), phoneE164(typed)]).toEqual([null, null]);
  },
);

test("a number of another country is read by its own code", () => {
  expect(phoneE164("+44 20 7946 0958")).toBe("+442079460958");
  expect(phoneE164("+971 50 123 4567")).toBe("+971501234567");
  expect(phoneE164("020 2555 0142")).toBe("+912025550142");
});

test("more numbers than are kept are answered as before", () => {
  const numbers = Array.from({ length: 600 }, (_, index) => `98225 ${50_000 + index}`);
  const answers = numbers.map(phoneE164);
  expect(answers).toEqual(numbers.map((number) => `+91${number.replace(" ", "")}`));
  expect(numbers.map(phoneE164)).toEqual(answers);
});
