import { z } from "zod";
import { email } from "#app/lib/schemas/email-schemas.ts";
import { optionalText, requiredText, wholeNumber, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { missingOr } from "#app/lib/schemas/plain-sentences.ts";
import { requiredPhone } from "#app/lib/schemas/phone-schemas.ts";
import { enquiryTrail } from "#app/domain/enquiry-schema.ts";
import { newUserInput } from "#app/domain/user/user-schema.ts";
import { LAST_STEP } from "./application-steps.ts";

/** `123-456-7890` (section 5 of the specification). */
const phone = requiredPhone("Phone").regex(/^\d{3}-\d{3}-\d{4}$/, "Phone must look like 123-456-7890");

const passwords = {
  password: newUserInput.shape.password,
  confirmPassword: z.string(missingOr("Confirm password", "a text")).min(1, "Confirm password is required"),
};

/** The admission form: all fields are required, company included. `interest`: what the visitor came from (D4). */
export const applicationInput = z
  .object({
    email: email(),
    ...passwords,
    firstName: requiredText("First name", 80),
    lastName: requiredText("Last name", 80),
    phone,
    company: requiredText("Company", 160),
    interest: optionalText("Interest", 200),
    ...enquiryTrail.shape,
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords do not match",
    // Checked although other fields are refused.
    when: ({ value }) => z.object(passwords).safeParse(value).success,
  });

export const applicationChange = z.object({ step: wholeNumber("Step", { least: 1, most: LAST_STEP }) });

export const applicationRecord = z.object({
  id: z.number(),
  user_id: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  phone_e164: z.string(),
  company: z.string(),
  interest: z.string().nullable(),
  step: z.number(),
  source_page: z.string().nullable(),
  consent_version: z.string(),
  /** 1: somebody with this number or address wants no contact. */
  no_contact: zeroOrOne,
  created_at: z.string(),
  updated_at: z.string(),
});

/** What a move would tell the applicant; `mail` is null if they know the step already. */
export const stepNotice = z.object({
  mail: z.object({ subject: z.string(), body: z.string() }).nullable(),
  /** The subject of the unsent mail that the move would take back. */
  takes_back: z.string().nullable(),
  /** When it is sent, in India, e.g. `09:00`, if quiet hours hold it; null: a minute after the move. */
  leaves_at: z.string().nullable(),
});

export type StepNotice = z.infer<typeof stepNotice>;
export type Application = z.infer<typeof applicationRecord>;
export type ApplicationInput = z.infer<typeof applicationInput>;
