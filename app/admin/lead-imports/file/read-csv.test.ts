import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

const cell = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom("", " ", "a,b", "a;b", "a\tb", 'said "yes"', '"', "two\nlines", "+91 98225 50148", "Æsop"),
);
const table = fc.array(fc.array(cell.map(withoutReturns), { minLength: 2, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
});

/** A bare carriage return is no part of a cell: programs write it before the end of a line. */
function withoutReturns(text: string) {
  return text.replaceAll("\r", "");
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test("whatever stands in a table is read as it was written, with any separator and either end of a line", () => {
  fc.assert(
    fc.property(table, fc.constantFrom(",", ";", "\t"), fc.constantFrom("\n", "\r\n"), (rows, separator, end) => {
      // The first line says which separator it is: it holds no other.
      const heads = rows[0]!.map((_, place) => `head ${place}`);
      const whole = [heads, ...rows];
      const text = whole.map((row) => row.map(quoted).join(separator)).join(end);
      expect(readCsv(text)).toEqual(whole);
      expect(readCsv(text + end)).toEqual(whole);
    }),
    { seed: 2026, numRuns: 200 },
  );
});

test("what needs no quotes has none; a sign of them within a cell is that sign", () => {
  expect(readCsv('Name,Phone\nAsha 6" tall,98225\n')).toEqual([
    ["Name", "Phone"],
    ['Asha 6" tall', "98225"],
  ]);
});

test("empty cells and rows keep their places, an empty text has none", () => {
  expect(readCsv("a,b\n,\n\nc,")).toEqual([["a", "b"], ["", ""], [""], ["c", ""]]);
  expect(readCsv("")).toEqual([]);
  expect(readCsv("one")).toEqual([["one"]]);
});

test("a quote that nobody closes takes the rest, and is no error", () => {
  expect(readCsv('a,b\n"open,\nend')).toEqual([["a", "b"], ["open,\nend"]]);
});
