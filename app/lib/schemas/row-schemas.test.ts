import { expect, test } from "vitest";
import { z } from "zod";
import * as emails from "./email-schemas.ts";
import * as fields from "./field-schemas.ts";
import { bareAddress, focusOf, focusPosition, withFocus } from "#app/lib/picture/picture-focus.ts";
import { parsedJson } from "./parsed-json.ts";
import { dayOrUnknown, known, rowList, textOrEmpty } from "./row-schemas.ts";
import { readCookie } from "#app/lib/traffic/cookies.ts";

const sentenceOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message ?? null;

test("a text is refused by one sign too many, and spaces around it do not count", () => {
  const schema = fields.requiredText("Title", 3);

  expect([" abc ", "a"].map((value) => schema.parse(value))).toEqual(["abc", "a"]);
  expect(["abcd", "  ", "", undefined, 7].map((value) => sentenceOf(schema, value))).toEqual([
    "Title must have at most 3 characters",
    "Title is required",
    "Title is required",
    "Title is required",
    "Title must be a text",
  ]);
  expect(sentenceOf(fields.quietText(3), "a\0")).toMatch(/cannot be stored/);
  expect([fields.quietText(3).parse(" ab "), sentenceOf(fields.quietText(3), "abcd") === null]).toEqual(["ab", false]);
});

test("an e-mail address is kept in small letters, and may be as long as one can be", () => {
  const longest = `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`.slice(0, 254);

  expect(emails.email().parse(" Tanvi@Mail.Example ")).toBe("tanvi@mail.example");
  expect(emails.email().safeParse(longest).success).toBe(true);
  expect(sentenceOf(emails.email(), `${"x".repeat(250)}@a.example`)).toBe("Email must have at most 254 characters");
  expect([sentenceOf(emails.email(), " "), sentenceOf(emails.email("Reply to"), "tanvi")]).toEqual([
    "Email is required",
    "Reply to must be an address such as name@example.com",
  ]);
});

test("an address that need not be known may be blank or absent; one that is taken away is empty", () => {
  expect([" ", "", undefined, "A@b.example"].map((typed) => emails.optionalEmail().parse(typed))).toEqual([
    undefined,
    undefined,
    undefined,
    "a@b.example",
  ]);
  expect(["", undefined, "A@b.example"].map((typed) => emails.emailOrNone().parse(typed))).toEqual([
    "",
    undefined,
    "a@b.example",
  ]);
  expect(sentenceOf(emails.emailOrNone(), "nobody")).toMatch(/^Email must be an address/);
});

test("a link leads to a path of the site or a web address, to no other host in disguise", () => {
  const refused = ["//evil.example", "/\\evil.example", "/\t/evil.example", "javascript:x", "https:///x", "courses"];
  expect(refused.filter((link) => sentenceOf(fields.optionalLink("Link"), link) === null)).toEqual([]);
  for (const link of ["", "/", "/courses?q=1", "https://disha.example/mba", undefined])
    expect([link, sentenceOf(fields.optionalLink("Link"), link)]).toEqual([link, null]);
  expect(sentenceOf(fields.optionalLink("Link"), `/${"x".repeat(500)}`)).toBe("Link must have at most 500 characters");
  expect([sentenceOf(fields.optionalWebAddress("Site"), ""), sentenceOf(fields.webAddress("Site"), "")]).toEqual([
    null,
    "Site is required",
  ]);
});

test("what is blank or absent is not known, and a day is one of the calendar", () => {
  const amount = known(z.coerce.number());

  expect(["", " ", null, undefined, "7"].map((value) => amount.parse(value))).toEqual([null, null, null, null, 7]);
  expect(["", undefined, "2027-02-15"].map((day) => dayOrUnknown("Opens").parse(day))).toEqual([
    null,
    null,
    "2027-02-15",
  ]);
  expect(sentenceOf(dayOrUnknown("Opens"), "2027-02-30")).toBe("Opens must be a day such as 2027-02-15");
  expect([undefined, "", " a "].map((text) => textOrEmpty("Note", 9).parse(text))).toEqual(["", "", "a"]);
});

test("rows come as a list or as its JSON, whole or row by row; a refusal names the row, and what is no list is refused", () => {
  const rows = rowList("Fees", "Fee", z.object({ name: fields.requiredText("Name", 9) }));

  for (const sent of ['[{"name":"Tuition"}]', ['{"name":"Tuition"}'], '{"name":"Tuition"}'])
    expect(rows.parse(sent)).toEqual([{ name: "Tuition" }]);
  expect([rows.parse(""), rows.parse(undefined)]).toEqual([[], undefined]);
  expect(sentenceOf(rows, [{ name: "Tuition" }, { name: "" }])).toBe("Fee 2: Name is required");
  expect(["{", { name: "x" }, 7].map((value) => sentenceOf(rows, value))).toEqual([
    "Fees must be a list",
    "Fees must be a list",
    "Fees must be a list",
  ]);
  const many = Array.from({ length: 41 }, () => ({ name: "x" }));
  expect(sentenceOf(rows, many)).toBe("Fees may have at most 40 entries");
  expect(rows.parse(many.slice(1))).toHaveLength(40);
  expect([parsedJson("{", null), parsedJson(" ", null), parsedJson(7, null)]).toEqual(["{", null, 7]);
});

test("the point of a picture travels with its address, the middle without being said", () => {
  const address = "/backend/uploads/library/a.webp";

  expect(withFocus(`${address}#1,2`, { x: 30, y: 20 })).toBe(`${address}#30,20`);
  expect([withFocus(`${address}#1,2`, { x: 50, y: 50 }), withFocus(address, { x: 50, y: 0 })]).toEqual([
    address,
    `${address}#50,0`,
  ]);
  expect([focusOf(`${address}#30,20`), focusOf(address), focusOf(`${address}#30`)]).toEqual([
    { x: 30, y: 20 },
    { x: 50, y: 50 },
    { x: 50, y: 50 },
  ]);
  expect([focusPosition(`${address}#0,100`), focusPosition(address), bareAddress(`${address}#0,1`)]).toEqual([
    "0% 100%",
    undefined,
    address,
  ]);
});

test("a cookie is read by its whole name, and another that ends like it is not", () => {
  const read = (cookie: string | undefined, name = "pass") => readCookie({ headers: { cookie } } as never, name);

  expect([read("a=1; pass=x-Y_z.9; b=2"), read("pass=x"), read("by_pass=x"), read("pass="), read(undefined)]).toEqual([
    "x-Y_z.9",
    "x",
    undefined,
    undefined,
    undefined,
  ]);
  expect(read("my pass=x")).toBeUndefined();
});
