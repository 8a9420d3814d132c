import { z } from "zod";
import { groupDigits, ungroupDigits } from "#app/lib/money/grouped-number.ts";
import { readMoney } from "#app/lib/money/money.ts";
import { fromIndianDigits } from "#app/lib/text/indian-digits.ts";
import { parsedJson } from "./parsed-json.ts";
import { missingOr, plainSentence } from "./plain-sentences.ts";

z.config({ customError: plainSentence });

// Building blocks for schemas. Their messages are shown beside fields by forms and API. HTML forms and multipart bodies
// carry only text, so numbers may be text.

const NUL = String.fromCharCode(0);
const withoutNul = (text: string) => !text.includes(NUL);
const blankToAbsent = (value: unknown) => (value === "" ? undefined : value);
export const blankToNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

function text(label: string, longest: number, whatItMustBe: Parameters<typeof z.string>[0]) {
  return (
    z
      .string(whatItMustBe)
      // Keyboards encode some Hindi letters as one code point or two.
      .normalize()
      .trim()
      .max(longest, `${label} must have at most ${longest} characters`)
      .refine(withoutNul, `${label} contains a character that cannot be stored`)
  );
}

/** For values that are used in a mail's subject. */
export const singleLine = <Line extends z.ZodType<string | undefined>>(line: Line, label: string) =>
  line.refine((typed) => !/[\r\n]/.test(typed ?? ""), `${label} must be a single line`);

/** A text that no form shows, e.g. the source page. */
export const quietText = (longest: number) =>
  z.string().trim().max(longest).refine(withoutNul, "This text contains a character that cannot be stored");

/** Identifies a resend (`random-key.ts`). */
export const idempotencyKey = quietText(80).min(8);

/** Whether a text has visible characters; invisible ones that join Hindi letters are allowed beside others. */
const isSeen = (text: string) => /[^\s\p{Cf}]/u.test(text);

export const requiredText = (label: string, longest: number) =>
  text(label, longest, missingOr(label, "a text"))
    .min(1, `${label} is required`)
    .refine(isSeen, `${label} is required`);

/** Absent stays absent (an update leaves the column); empty is stored as empty. */
export const optionalText = (label: string, longest: number) =>
  text(label, longest, `${label} must be a text`).optional();

export const webAddress = (label: string) =>
  requiredText(label, 500).pipe(
    z.url({ protocol: /^https?$/, error: `${label} must be an address such as https://example.com` }),
  );

/** A path on this site or a web address; browsers read `/\` and `/<tab>/` as another host. */
const isLink = (text: string) => /^(\/(?!\/)|https?:\/\/[^/])[^\s\\\p{Cc}]*$/u.test(text);
export const optionalLink = (label: string) =>
  optionalText(label, 500).refine((typed) => !typed || isLink(typed), `${label} must start with / or https://`);

/** A web address, or empty. */
export const optionalWebAddress = (label: string) => z.union([z.literal(""), webAddress(label)]).optional();

/** Converts plain decimal notation only: JavaScript would also accept `0x10`, `1e3` and a list of one number. */
function plainNumber(value: unknown) {
  if (typeof value !== "string") return value;
  const figures = fromIndianDigits(value).trim();
  return /^(-?\d*\.?\d+)?$/.test(figures) ? Number(figures) : value;
}

const LARGEST_ID = 2_147_483_647;
export const recordId = (label: string) =>
  z.preprocess(
    plainNumber,
    z
      .number(missingOr(label, "a whole number"))
      .int(`${label} must be a whole number`)
      .min(1, `${label} is required`)
      .max(LARGEST_ID, `${label} is not known`),
  );

/** A flag in answers. */
export const zeroOrOne = z.union([z.literal(0), z.literal(1)]);

/** A flag in input, as forms and programs send it. */
export const flag = z.preprocess(
  (value) =>
    value === true || value === "1" || value === "true" || value === "on"
      ? 1
      : value === false || value === "0" || value === "false" || value === ""
        ? 0
        : value,
  z.union([z.literal(0), z.literal(1)], "Choose yes or no"),
);

interface Bounds {
  least?: number;
  most: number;
}

/** null is refused as no number. */
const number = (label: string) =>
  z.number({ error: ({ input }) => `${label} ${input === undefined ? "is required" : "must be a number"}` });

const within = (schema: z.ZodNumber, label: string, { least = 0, most }: Bounds) =>
  schema.min(least, `${label} must be at least ${least}`).max(most, `${label} must be at most ${most}`);

export const wholeNumber = (label: string, bounds: Bounds) =>
  z.preprocess(plainNumber, within(number(label).int(`${label} must be a whole number`), label, bounds));

/** A record's place in its list; empty: last for a new record, unchanged for an old one. */
export const place = z.preprocess(blankToAbsent, wholeNumber("Order", { most: 100_000 }).optional()).optional();

/** The tolerance allows rounding errors of large amounts, but not a third decimal. */
const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;

/** A number with at most two decimals, e.g. a percentage. */
export const twoDecimals = (label: string, bounds: Bounds) =>
  z.preprocess(
    plainNumber,
    within(number(label), label, bounds).refine(hasTwoDecimals, `${label} allows two decimals`),
  );

const money = (label: string, most: number, read: (text: string) => number) =>
  z.preprocess(
    (value) => (typeof value === "string" ? read(value) : value),
    z
      .number(`${label} must be an amount in figures, such as 1,50,000 or 1,850.50`)
      .min(0, `${label} must be at least 0`)
      .max(most, `${label} must be at most ${groupDigits(most)}`)
      .refine(hasTwoDecimals, `${label} allows two decimals`),
  );

/** An amount as a number or as people write it: `₹1,50,000`, `1,50,000/-`, `1,850.50`; empty: unknown (null). */
export const rupees = (label: string) => orUnknown(money(label, 1_000_000_000, (text) => readMoney(text, "rupees")));

/** The same, required. */
export const requiredRupees = (label: string) => money(label, 1_000_000_000, (text) => readMoney(text, "rupees"));

/** The same in dollars; empty: 0. */
export const dollars = (label: string) =>
  money(label, 10_000_000, (text) => (text.trim() === "" ? 0 : readMoney(text, "dollars"))).optional();

/** Allows grouped digits, `1,68,000`. */
export const grouped = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" ? ungroupDigits(value) : value), schema);

/** Empty means unknown and is stored as null. */
export const orUnknown = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankToNull, schema.nullable()).optional();

/** A list; forms send one entry per line, or JSON. */
export const fromLines = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(entriesOf, schema).optional();

function entriesOf(value: unknown): unknown {
  const sent = parsedJson(value, []);
  if (typeof value !== "string" || Array.isArray(sent)) return sent;
  return value
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A list of short texts. */
export const textList = (label: string) =>
  fromLines(z.array(requiredText(label, 200)).max(50, `${label} may have at most 50 entries`));

/** `?seen=` of a change: the `updated_at` that the editor saw. Without it, changes made in between are overwritten. */
export const seenVersion = z.iso.datetime("Seen must be the updated_at of the record that was opened").optional();
