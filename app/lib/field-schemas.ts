import { z } from "zod";
import { ungroupDigits } from "./grouped-number.ts";

// Building blocks of the nouns' schemas. Messages are the sentences that forms and API show beside a field.
// HTML forms and multipart bodies carry text only, hence the coercions.

const NUL = String.fromCharCode(0);
const withoutNul = (text: string) => !text.includes(NUL);
const blankToAbsent = (value: unknown) => (value === "" ? undefined : value);
export const blankToNull = (value: unknown) => (value === "" ? null : value);

function text(label: string, longest: number) {
  return z
    .string(`${label} is required`)
    .trim()
    .max(longest, `${label} must have at most ${longest} characters`)
    .refine(withoutNul, `${label} contains a character that cannot be stored`);
}

/** For what becomes the subject of a mail. */
export const singleLine = <Line extends z.ZodType<string | undefined>>(line: Line, label: string) =>
  line.refine((typed) => !/[\r\n]/.test(typed ?? ""), `${label} must be a single line`);

/** A text that no form shows, such as where a visitor came from. */
export const quietText = (longest: number) =>
  z.string().trim().max(longest).refine(withoutNul, "This text contains a character that cannot be stored");

export const requiredText = (label: string, longest: number) => text(label, longest).min(1, `${label} is required`);

/** Absent stays absent (an update leaves the column alone); empty is stored as empty. */
export const optionalText = (label: string, longest: number) => text(label, longest).optional();

export const email = (label = "Email") =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(254, `${label} must have at most 254 characters`)
    .pipe(z.email(`${label} must be an address such as name@example.com`))
    .transform((address) => address.toLowerCase());

export const webAddress = (label: string) =>
  requiredText(label, 500).pipe(
    z.url({ protocol: /^https?$/, error: `${label} must be an address such as https://example.com` }),
  );

/** For an address that need not be known. */
export const optionalEmail = () =>
  z.preprocess((typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed), email().optional());

export const phoneSentence = "Phone must be a telephone number, such as 98765 43210";

/** For addresses that may be left empty. */
export const optionalWebAddress = (label: string) => z.union([z.literal(""), webAddress(label)]).optional();

const LARGEST_ID = 2_147_483_647;
/** A list of one number would else be taken for the number. */
const numberOrText = (value: unknown) => (typeof value === "number" || typeof value === "string" ? value : undefined);
export const recordId = (label: string) =>
  z.preprocess(
    (value) => blankToAbsent(numberOrText(value)),
    z.coerce.number(`${label} is required`).int(`${label} is required`).min(1, `${label} is required`).max(LARGEST_ID),
  );

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

export const wholeNumber = (label: string, { least = 0, most }: Bounds) =>
  z.coerce
    .number(`${label} must be a number`)
    .int(`${label} must be a whole number`)
    .min(least, `${label} must be at least ${least}`)
    .max(most, `${label} must be at most ${most}`);

/** The place of a record in its list; left empty, a new record comes last and an old one stays where it is. */
export const place = z.preprocess(blankToAbsent, wholeNumber("Order", { most: 100_000 }).optional()).optional();

/** A number with at most two decimals, e.g. an amount of money or a percentage. */
export const twoDecimals = (label: string, { least = 0, most }: Bounds) =>
  z.coerce
    .number(`${label} must be a number`)
    .min(least, `${label} must be at least ${least}`)
    .max(most, `${label} must be at most ${most}`)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, `${label} allows two decimals`);

/** A number that may also be written as people write amounts, `1,68,000`. */
export const grouped = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" ? ungroupDigits(value) : value), schema);

/** Empty means "not known" and is stored as null. */
export const orUnknown = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankToNull, schema.nullable()).optional();

/** A list, which a form sends with one entry per line. */
export const fromLines = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (value) =>
        typeof value === "string"
          ? value
              .split("\n")
              .map((line) => line.trim())
              .filter(Boolean)
          : value,
      schema,
    )
    .optional();

/** A list of short texts. */
export const textList = (label: string) =>
  fromLines(z.array(requiredText(label, 200)).max(50, `${label} may have at most 50 entries`));

/** `?seen=` of a change: the `updated_at` that its editor opened. Without it, whatever was saved in between is lost. */
export const seenVersion = z.iso.datetime("Seen must be the updated_at of the record that was opened").optional();

/** What a multipart body holds for a file field; the picture itself is checked when it is decoded. */
export const uploadedFile = z.instanceof(Uint8Array).optional();
