import { expect, test } from "vitest";
import { z } from "zod";
import { requiredText } from "./field-schemas.ts";

const sentence = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

const modes = z.enum(["online", "weekend"]);
const record = z.object({
  study_mode: modes,
  only: z.literal("MBA"),
  semesterCount: z.number().int().min(1).max(8),
  rate: z.number().min(2).max(60),
  name: z.string().min(1).max(5),
  title: requiredText("Title", 5),
  code: z.string().min(3),
  isShown: z.boolean(),
  rows: z
    .array(z.object({ last_name: z.string() }))
    .min(1)
    .max(2),
  parts: z.array(z.number()).min(2).max(1),
  at: z.iso.datetime(),
  place: z.object({ city: z.string() }),
  map: z.map(z.string(), z.string()),
});
const of = (name: keyof typeof record.shape, value: unknown) => sentence(record.partial(), { [name]: value });

test.each([
  ["study_mode", "evening", "Study mode must be one of online, weekend"],
  ["only", "MCA", "Only must be MBA"],
  ["semesterCount", "2", "Semester count must be a number"],
  ["semesterCount", 1.5, "Semester count must be a whole number"],
  ["semesterCount", 0, "Semester count must be at least 1"],
  ["semesterCount", 9, "Semester count must be at most 8"],
  ["rate", 1, "Rate must be at least 2"],
  ["rate", null, "Rate is required"],
  ["name", "", "Name is required"],
  ["name", "Tanvi B", "Name must have at most 5 characters"],
  ["name", 7, "Name must be a text"],
  // What has a sentence of its own keeps it.
  ["title", "Tanvi B", "Title must have at most 5 characters"],
  ["code", "ab", "Code must have at least 3 characters"],
  ["isShown", "perhaps", "Is shown must be yes or no"],
  ["rows", [], "Rows must have at least 1 entry"],
  ["rows", [{ last_name: "a" }, { last_name: "b" }, { last_name: "c" }], "Rows may have at most 2 entries"],
  ["rows", {}, "Rows must be a list"],
  // Of a list's entry the name is that of the field.
  ["rows", [{ last_name: 1 }], "Last name must be a text"],
  ["rows", [{}], "Last name is required"],
  ["parts", [1], "Parts must have at least 2 entries"],
  ["parts", [1, 2], "Parts may have at most 1 entry"],
  ["at", "tomorrow", "At is not written as it must be"],
  ["place", "Pune", "Place must be a group of fields"],
  ["place", {}, "City is required"],
  ["map", 1, "Map must be something else"],
] as const)("what no schema has a sentence for is said plainly: %s of %j", (name, value, words) => {
  expect(of(name, value)).toBe(words);
});

test("what has no name is what was sent", () => {
  expect(sentence(z.object({}), "a text")).toBe("What was sent must be a group of fields");
  expect(sentence(z.object({}), undefined)).toBe("What was sent is required");
  expect(sentence(z.array(z.string()), [1])).toBe("What was sent must be a text");
});

test("a choice of several shapes that none fits is not told in the words of a library", () => {
  const either = z.object({ when: z.union([z.number(), z.iso.date()]) });
  expect(sentence(either, { when: {} })).toBe("When is not accepted as it was sent");
});
