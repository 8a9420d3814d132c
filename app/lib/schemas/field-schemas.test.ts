import fc from "fast-check";
import { expect, test } from "vitest";
import type { z } from "zod";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import * as emails from "./email-schemas.ts";
import * as fields from "./field-schemas.ts";
import * as files from "./file-schemas.ts";

const refusal = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
const read = (schema: z.ZodType, value: unknown) => schema.parse(value);

const NUL = "\u0000";

test.each([
  ["a text that is missing", fields.requiredText("Title", 5), undefined, "Title is required"],
  ["a text that is null", fields.requiredText("Title", 5), null, "Title is required"],
  ["a text of blanks", fields.requiredText("Title", 5), "   ", "Title is required"],
  ["a text of signs that nobody sees", fields.requiredText("Title", 5), "\u200b \u2060\u00ad", "Title is required"],
  ["a text that is too long", fields.requiredText("Title", 5), "abcdef", "Title must have at most 5 characters"],
  ["a number for a text", fields.requiredText("Title", 5), 7, "Title must be a text"],
  ["NUL in a text", fields.requiredText("Title", 5), `a${NUL}`, "Title contains a character that cannot be stored"],
  ["a list for a text", fields.optionalText("Tag", 5), ["a"], "Tag must be a text"],
  ["NUL in a quiet text", fields.quietText(9), NUL, "This text contains a character that cannot be stored"],
  [
    "two lines",
    fields.singleLine(fields.requiredText("Subject", 9), "Subject"),
    "a\nb",
    "Subject must be a single line",
  ],
  ["no address", emails.email(), "", "Email is required"],
  ["half an address", emails.email(), "asha@", "Email must be an address such as name@example.com"],
  ["a long address", emails.email(), `${"a".repeat(250)}@b.example`, "Email must have at most 254 characters"],
  ["half an address again", emails.emailOrNone(), "asha", "Email must be an address such as name@example.com"],
  [
    "an address with a dot too many",
    emails.email(),
    "a..b@mail.example",
    "Email must be an address such as name@example.com",
  ],
  ["an address in one word", emails.email(), "asha@localhost", "Email must be an address such as name@example.com"],
  [
    "a question in an address",
    emails.email(),
    "a?cc=b@mail.example",
    "Email must be an address such as name@example.com",
  ],
  [
    "a path for a web address",
    fields.webAddress("Website"),
    "/a",
    "Website must be an address such as https://example.com",
  ],
  [
    "a script",
    fields.webAddress("Website"),
    "javascript:alert(1)",
    "Website must be an address such as https://example.com",
  ],
  ["no record", fields.recordId("University"), "", "University is required"],
  ["a record that no table can hold", fields.recordId("University"), 3e9, "University is not known"],
  ["half a record", fields.recordId("University"), "1.5", "University must be a whole number"],
  ["words for a record", fields.recordId("University"), "abc", "University must be a whole number"],
  ["a list of one record", fields.recordId("University"), [1], "University must be a whole number"],
  ["a flag of words", fields.flag, "perhaps", "Choose yes or no"],
  ["a flag of two", fields.flag, 2, "Choose yes or no"],
  ["words for a number", fields.wholeNumber("Seats", { most: 9 }), "many", "Seats must be a number"],
  ["yes for a number", fields.wholeNumber("Seats", { most: 9 }), true, "Seats must be a number"],
  ["null for a number", fields.wholeNumber("Seats", { most: 9 }), null, "Seats must be a number"],
  ["a list of one number", fields.wholeNumber("Seats", { most: 9 }), [1], "Seats must be a number"],
  ["a number of programs", fields.wholeNumber("Seats", { most: 99 }), "0x10", "Seats must be a number"],
  ["a number in powers of ten", fields.twoDecimals("Rate", { most: 60 }), "1e1", "Rate must be a number"],
  ["a record in powers of ten", fields.recordId("University"), "1e0", "University must be a whole number"],
  ["a half", fields.wholeNumber("Seats", { most: 9 }), "1.5", "Seats must be a whole number"],
  ["too few", fields.wholeNumber("Seats", { least: 1, most: 9 }), 0, "Seats must be at least 1"],
  ["too many", fields.wholeNumber("Seats", { most: 9 }), "10", "Seats must be at most 9"],
  ["three decimals", fields.twoDecimals("Rate", { most: 60 }), 8.125, "Rate allows two decimals"],
  [
    "an amount in words",
    fields.requiredRupees("Fee"),
    "1.5 lakh",
    "Fee must be an amount in figures, such as 1,50,000 or 1,850.50",
  ],
  ["an amount below nothing", fields.requiredRupees("Fee"), "-1", "Fee must be at least 0"],
  ["more than anybody pays", fields.requiredRupees("Fee"), 2e9, "Fee must be at most 1,00,00,00,000"],
  ["a third of a paisa", fields.requiredRupees("Fee"), "0.333", "Fee allows two decimals"],
  ["too many lines", fields.textList("Programs"), "a\n".repeat(51), "Programs may have at most 50 entries"],
  [
    "a line that is too long",
    fields.textList("Programs"),
    ["x".repeat(201)],
    "Programs must have at most 200 characters",
  ],
  [
    "a day for a version",
    fields.seenVersion,
    "2026-11-25",
    "Seen must be the updated_at of the record that was opened",
  ],
  ["a link to another host", fields.optionalLink("Link"), "//evil.example", "Link must start with / or https://"],
])("%s is refused in a sentence", (_, schema, value, sentence) => {
  expect(refusal(schema, value)).toBe(sentence);
});

test.each([
  ["blanks around a text", fields.requiredText("Title", 5), "  abc  ", "abc"],
  ["a text that fits to the letter", fields.requiredText("Title", 5), " abcde ", "abcde"],
  ["capitals of an address", emails.email(), " Asha@Mail.Example ", "asha@mail.example"],
  ["an address of a department", emails.email(), "R&D+x/y=o'neil@mail.example", "r&d+x/y=o'neil@mail.example"],
  [
    "an address of another script",
    emails.emailOrNone(),
    "asha@xn--c2bd4bq1db8d.xn--h2brj9c",
    "asha@xn--c2bd4bq1db8d.xn--h2brj9c",
  ],
  ["no address where none need be", emails.optionalEmail(), " ", undefined],
  ["an address that is taken away", emails.emailOrNone(), "", ""],
  ["no web address", fields.optionalWebAddress("Website"), "", ""],
  ["a record of a form", fields.recordId("University"), "7", 7],
  ["a ticked box", fields.flag, "on", 1],
  ["an empty box", fields.flag, "", 0],
  ["a number of a form", fields.wholeNumber("Seats", { most: 900 }), "168", 168],
  ["a grouped number", fields.grouped(fields.wholeNumber("Students", { most: 1e7 })), "1,68,000", 168_000],
  ["no place", fields.place, "", undefined],
  ["a share", fields.twoDecimals("Rate", { most: 60 }), "8.35", 8.35],
  ["an unknown number", fields.orUnknown(fields.wholeNumber("Seats", { most: 9 })), " ", null],
  ["an unknown amount", fields.rupees("Fee"), "", null],
  ["no dollars", fields.dollars("Tuition"), "", 0],
  ["rupees as a receipt has them", fields.rupees("Fee"), "₹1,50,000/-", 150_000],
  ["dollars under a rupee sign", fields.dollars("Tuition"), "₹1,850.50", 1850.5],
  ["lines with empty ones between", fields.textList("Programs"), " MBA \n\n MCA\n", ["MBA", "MCA"]],
])("%s is read", (_, schema, value, wanted) => {
  expect(read(schema, value)).toEqual(wanted);
});

test("an amount of rupees and paise is read as it was written, up to the greatest", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (paise) => {
      const amount = paise / 100;
      expect(refusal(fields.requiredRupees("Fee"), amount)).toBeUndefined();
      expect(read(fields.requiredRupees("Fee"), groupDigits(amount))).toBe(amount);
    }),
  );
});

test("a share of three decimals is refused, whatever it is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59_999 }), fc.integer({ min: 1, max: 9 }), (thousandths, last) => {
      const text = `${Math.floor(thousandths / 1000)}.${String(thousandths % 100).padStart(2, "0")}${last}`;
      expect(refusal(fields.twoDecimals("Rate", { most: 60 }), text)).toBe("Rate allows two decimals");
    }),
  );
});

test("no value at all is refused in the words of a library, or lets a schema fall", () => {
  const schemas = {
    text: fields.requiredText("Name", 9),
    optional: fields.optionalText("Name", 9),
    email: emails.email(),
    web: fields.webAddress("Name"),
    link: fields.optionalLink("Name"),
    id: fields.recordId("Name"),
    flag: fields.flag,
    place: fields.place,
    whole: fields.wholeNumber("Name", { most: 9 }),
    share: fields.twoDecimals("Name", { most: 9 }),
    rupees: fields.rupees("Name"),
    dollars: fields.dollars("Name"),
    list: fields.textList("Name"),
    picture: files.pictureField,
  };
  fc.assert(
    fc.property(fc.constantFrom(...Object.entries(schemas)), fc.anything(), ([, schema], value) => {
      const sentence = refusal(schema, value);
      if (sentence) expect(sentence).not.toMatch(/invalid|expected|undefined|NaN|\[object/i);
    }),
    { numRuns: 600 },
  );
});

test("a letter of Hindi is stored in one form, whichever a keyboard writes", () => {
  const [one, two] = ["\u0922\u093c", "\u095d"].map((sign) => read(fields.requiredText("Title", 20), `प${sign}ाई`));
  expect(one).toBe(two);
});
