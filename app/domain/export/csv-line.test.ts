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
