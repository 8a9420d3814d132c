import fc, { type Arbitrary } from "fast-check";
import type { Schema } from "#test/reading/described-operations.ts";

// Not fc.emailAddress(): no form accepts most of what the standard allows.
const emailAddress = fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}[.]example$/);
const webAddress = fc.constantFrom("https://disha.example/mba", "http://disha.example");

/** Fields whose rules are not in the document, or are patterns that fast-check does not support. */
const believable: Record<string, Arbitrary<unknown>> = {
  email: emailAddress,
  contactEmail: emailAddress,
  phone: fc.constantFrom("+91 98220 55501", "982-205-5501"),
  password: fc.constantFrom("a long enough passphrase", "a long enough passphrase", "password"),
  confirmPassword: fc.constant("a long enough passphrase"),
  // Visitors leave the honeypot empty and take a while.
  website_address: fc.constant(""),
  form_elapsed_ms: fc.constantFrom(9000, "9000"),
  ...Object.fromEntries(
    ["website", "website_url", "facebook", "twitter", "instagram", "linkedin"].map((name) => [name, webAddress]),
  ),
  // Left out of JSON bodies; multipart bodies put a file there.
  image: fc.constant(undefined),
  logo: fc.constant(undefined),
  existingImage: fc.constantFrom("", "/art/campus-01.webp", "/backend/uploads/courses/none.webp"),
  existingLogo: fc.constantFrom("", "/art/campus-01.webp"),
  link: fc.constantFrom("", "/courses", "https://disha.example/mba"),
  slug: fc.constantFrom("", "choosing-a-degree", "mba-2"),
  published_at: fc.constantFrom(null, "2026-01-05T10:00:00Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59+05:30"),
  username: fc.stringMatching(/^[a-z0-9._@+'-]{1,20}$/),
};

/** Values that a field's schema allows, including its bounds. */
function fittingValue(schema: Schema, name = ""): Arbitrary<unknown> {
  if (Object.hasOwn(believable, name)) return believable[name]!;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => fittingValue(choice, name)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") return fittingEntries(schema).map((entries) => Object.fromEntries(entries));
  if (type === "array") return fc.array(fittingValue(schema.items ?? {}), { maxLength: 4 });
  if (type === "integer" || type === "number") return fittingNumber(schema, type);
  if (type === "null") return fc.constant(null);
  return fittingText(schema);
}

/** An object's fields as a list, since later steps repeat, rename and change them. */
export function fittingEntries({ properties = {}, required = [] }: Schema): Arbitrary<[string, unknown][]> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = fittingValue(schema, name).map((value): [string, unknown][] => [[name, value]]);
    return required.includes(name) ? field : fc.option(field, { nil: [] });
  });
  return fc.tuple(...fields).map((entries) => entries.flat());
}

function fittingNumber({ minimum = 0, maximum = 1_000_000 }: Schema, type: "integer" | "number") {
  // Small numbers are ids of existing records.
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) });
  const any = fc.integer({ min: minimum, max: maximum });
  const edges = fc.constantFrom(minimum, maximum);
  const choices = [{ weight: 4, arbitrary: small }, any, edges];
  return type === "integer"
    ? fc.oneof(...choices)
    : fc.oneof(
        ...choices,
        any.map((value) => value / 100),
      );
}

function fittingText({ minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  const size = { minLength, maxLength: Math.min(maxLength, Math.max(minLength, 40)) };
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ ...size, unit: "grapheme" }) },
    { weight: 2, arbitrary: fc.lorem({ maxCount: 3 }).map((text) => text.slice(0, maxLength)) },
    fc.constantFrom("x".repeat(maxLength), "\u{1F40E}".repeat(Math.floor(maxLength / 2))),
  );
}
