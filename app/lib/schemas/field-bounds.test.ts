import fc from "fast-check";
import { expect, test } from "vitest";
import type { z } from "zod";
import * as emails from "./email-schemas.ts";
import * as fields from "./field-schemas.ts";

const refusal = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
const outcome = (schema: z.ZodType, value: unknown) => {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : error.issues[0]!.message;
};

const seats = fields.wholeNumber("Seats", { most: 9 });
const fromTwo = fields.wholeNumber("Seats", { least: 2, most: 9 });
const share = fields.twoDecimals("Share", { most: 60 });
const address = (letters: number) => `${"a".repeat(letters - "@mail.example".length)}@mail.example`;
const web = (letters: number) => `https://${"a".repeat(letters - "https://.example".length)}.example`;
const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`).join("\n");

test.each([
  ["an address", emails.email(), address(254), address(255)],
  ["an address that may go", emails.emailOrNone(), address(254), address(255)],
  ["a web address", fields.webAddress("Website"), web(500), web(501)],
  ["a link", fields.optionalLink("Link"), `/${"a".repeat(499)}`, `/${"a".repeat(500)}`],
  ["a record", fields.recordId("University"), 1, 0],
  ["the greatest record", fields.recordId("University"), 2_147_483_647, 2_147_483_648],
  ["none of something", seats, 0, -1],
  ["as many as there may be", seats, 9, 10],
  ["as few as there may be", fromTwo, 2, 1],
  ["nothing at all of a share", share, 0, -0.01],
  ["a whole share", share, 60, 60.01],
  ["a place", fields.place, 100_000, 100_001],
  ["rupees", fields.requiredRupees("Fee"), 1_000_000_000, 1_000_000_000.01],
  ["rupees that need not be known", fields.rupees("Fee"), 1_000_000_000, 1_000_000_000.01],
  ["no rupees", fields.requiredRupees("Fee"), 0, -0.01],
  ["dollars", fields.dollars("Tuition"), 10_000_000, 10_000_000.01],
  ["a line", fields.textList("Programs"), "x".repeat(200), "x".repeat(201)],
  ["lines", fields.textList("Programs"), lines(50), lines(51)],
])("%s may stand on its bound, and not beyond", (_, schema, within, beyond) => {
  expect(refusal(schema, within)).toBeUndefined();
  expect(refusal(schema, beyond)).toMatch(/^[A-Z][a-z]+ (must|may|is)\b/);
});

test("yes and no are read in each way in which forms and programs write them", () => {
  expect([true, 1, "1", "true", "on"].map((value) => outcome(fields.flag, value))).toEqual([1, 1, 1, 1, 1]);
  expect([false, 0, "0", "false", ""].map((value) => outcome(fields.flag, value))).toEqual([0, 0, 0, 0, 0]);
  for (const value of ["yes", "off", " ", null, undefined, [1], -1, 0.5])
    expect([value, outcome(fields.flag, value)]).toEqual([value, "Choose yes or no"]);
});

test("a number that need not be there may be absent, and is refused where it is empty", () => {
  const seatsOrNot = seats.optional();
  expect(outcome(seatsOrNot, undefined)).toBeUndefined();
  expect(outcome(seats, undefined)).toBe("Seats is required");
  expect([null, {}, [], true].map((value) => outcome(seats, value))).toEqual(
    Array.from({ length: 4 }, () => "Seats must be a number"),
  );
});

test("a single line has no break in it, however it ends, and may be left out", () => {
  const subject = fields.singleLine(fields.optionalText("Subject", 40), "Subject");
  for (const sign of ["\n", "\r", "\r\n"])
    expect(outcome(subject, `Fees${sign}Bcc: all@mail.example`)).toBe("Subject must be a single line");
  expect(outcome(subject, " Fees\n")).toBe("Fees");
  expect(outcome(subject, undefined)).toBeUndefined();
  expect(outcome(subject, "")).toBe("");
});

test("blanks alone are nothing: of dollars none, of rupees unknown, of a list no line", () => {
  expect(outcome(fields.dollars("Tuition"), "  ")).toBe(0);
  expect(outcome(fields.rupees("Fee"), " \t")).toBeNull();
  expect(outcome(fields.textList("Programs"), " \n \n\t")).toEqual([]);
  expect(outcome(emails.optionalEmail(), "\t")).toBeUndefined();
  expect(outcome(fields.orUnknown(seats), " ")).toBeNull();
  expect(outcome(fields.orUnknown(seats), 0)).toBe(0);
});

test("a grouped number is told from one that is no text", () => {
  const students = fields.grouped(fields.wholeNumber("Students", { most: 1e9 }));
  expect(["12,50,000", " 1 68 000 ", 1_250_000, "1,2", null].map((value) => outcome(students, value))).toEqual([
    1_250_000,
    168_000,
    1_250_000,
    "Students must be a number",
    "Students must be a number",
  ]);
});

test("two decimals are two decimals whatever the binary fraction, from a paisa to a crore", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6000 }), (hundredths) => {
      expect(outcome(share, (hundredths / 100).toFixed(2))).toBe(hundredths / 100);
    }),
  );
  expect(refusal(share, 33.333)).toBe("Share allows two decimals");
  expect(refusal(fields.requiredRupees("Fee"), 99_999_999.995)).toBe("Fee allows two decimals");
});

test("a link leads into the site or to the web, and nowhere that a browser reads as another host", () => {
  const link = fields.optionalLink("Link");
  const leads = ["", "/", "/courses?mode=online#fees", "http://disha.example", "https://ugc.example/a-b_c", "/अर्ज"];
  expect(leads.map((value) => outcome(link, value))).toEqual(leads);
  const astray = [
    "courses",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https:///x",
    "mailto:a@b.example",
  ];
  for (const value of [...astray, "javascript:alert(1)", "/a b", "ftp://disha.example"])
    expect([value, outcome(link, value)]).toEqual([value, "Link must start with / or https://"]);
});

test("NUL is refused wherever a text is stored, also between letters and in a list", () => {
  const NUL = String.fromCharCode(0);
  const sentence = "Name contains a character that cannot be stored";
  for (const text of [NUL, `a${NUL}b`, `${NUL}a`, `a${NUL}`]) {
    expect(outcome(fields.requiredText("Name", 9), text)).toBe(sentence);
    expect(outcome(fields.optionalText("Name", 9), text)).toBe(sentence);
    expect(outcome(fields.textList("Name"), ["fine", text])).toBe(sentence);
  }
});
