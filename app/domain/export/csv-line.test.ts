import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

const received = "2026-11-21T19:00:00.000Z";

test("a time is the office's; a line ends with CRLF", () => {
  expect(csvLine(["Tanvi Bhosale", 12.5, "98225 50148", received])).toBe(
    "Tanvi Bhosale,12.5,98225 50148,2026-11-22 00:30\r\n",
  );
});

test("quotes, commas and line ends stay inside their cell; nothing is nothing", () => {
  expect(csvLine(['Tanvi "T", Pune\nIndia', null, ""])).toBe('"Tanvi ""T"", Pune\nIndia",,\r\n');
});

test.each(["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "\tx"])("%j is no formula in an export", (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`);
});

test.each([
  ["+919822550148", "+91 98225 50148"],
  ["+91 20 5550 0142", "+91 20 5550 0142"],
  ["+447911123456", "+447911123456"],
  // A spreadsheet would subtract.
  ["+91-20-5550", "'+91-20-5550"],
])("the telephone number %s is exported as %s, a number below zero as itself", (phone, exported) => {
  expect(csvLine([phone, -5])).toBe(`${exported},-5\r\n`);
});

/** A line as a spreadsheet reads it (RFC 4180). */
function cellsOf(line: string): string[] {
  const cells = [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,"]*))/g)];
  return cells.map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain);
}

test("a spreadsheet reads as many cells as there are, runs none of them, and finds each text behind at most an apostrophe", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(...'=+-@,"\r\n\t 1a'.split("")) }),
    fc.constantFrom("=1+1", '"', '""', ",", "\r\n", "'=1"),
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
      const cells = cellsOf(csvLine(texts));
      expect(cells).toHaveLength(texts.length);
      for (const [place, cell] of cells.entries()) {
        const isNumber = /^\+\d[\d ]*$/.test(texts[place]!);
        if (!isNumber) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
        expect([texts[place], `'${texts[place]}`]).toContain(isNumber ? texts[place] : cell);
      }
    }),
    { numRuns: 400 },
  );
});
