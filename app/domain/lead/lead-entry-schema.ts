import { z } from "zod";
import { optionalEmail, optionalText, phoneSentence, requiredText } from "#app/lib/field-schemas.ts";
import { leadChange } from "./lead-change-schema.ts";
import { handSources } from "./lead-sources.ts";

// The panel's form checks with this one: the server's has the telephone rules too, which weigh more than the panel.

const looksLikePhone = (typed: string) => /^[+(]?\d[\d\s()./-]{6,}$/.test(typed);

/** A lead that staff enter by hand: a caller may have told no address, a visitor of a fair no number. */
export const leadEntry = z
  .object({
    name: requiredText("Name", 120),
    phone: optionalText("Phone", 40).refine((typed) => !typed || looksLikePhone(typed), phoneSentence),
    email: optionalEmail(),
    course: requiredText("Interested course", 200),
    /** Becomes the first note of the timeline. */
    message: optionalText("Note", 5000),
    source: z.enum(handSources, `Source must be one of ${handSources.join(", ")}`),
    ...leadChange.shape,
  })
  .refine((entry) => entry.phone || entry.email, {
    path: ["phone"],
    message: "Phone or email is required",
    // Told together with what the other fields lack.
    when: ({ value, issues }) => isObject(value) && issues.every(({ path }) => !isWay(path?.[0])),
  });

const isObject = (value: unknown) => typeof value === "object" && value !== null;

const isWay = (field: unknown) => field === "phone" || field === "email";
