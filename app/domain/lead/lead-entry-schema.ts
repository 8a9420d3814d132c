import { z } from "zod";
import { optionalEmail } from "#app/lib/schemas/email-schemas.ts";
import { idempotencyKey, optionalText, requiredText } from "#app/lib/schemas/field-schemas.ts";
import { leadChange } from "./lead-change-schema.ts";
import { heardFacts, phoneInSight } from "./lead-facts-schema.ts";
import { handSources } from "#app/domain/lead/words/lead-sources.ts";

/** A lead that staff enter by hand, with a phone or an e-mail. */
export const leadEntry = z
  .object({
    name: requiredText("Name", 120),
    phone: phoneInSight("Phone"),
    email: optionalEmail(),
    course: requiredText("Interested course", 200),
    /** Becomes the timeline's first note. */
    message: optionalText("Note", 5000),
    /** A repeated key answers the lead stored first and stores nothing. */
    idempotency_key: idempotencyKey.optional(),
    source: z.enum(handSources, `Source must be one of ${handSources.join(", ")}`),
    ...heardFacts.shape,
    ...leadChange.shape,
  })
  .refine((entry) => entry.phone || entry.email, {
    path: ["phone"],
    message: "Phone or email is required",
    // Also checked when other fields are refused.
    when: ({ value, issues }) => isObject(value) && issues.every(({ path }) => !isWay(path?.[0])),
  });

const isObject = (value: unknown) => typeof value === "object" && value !== null;

const isWay = (field: unknown) => field === "phone" || field === "email";
