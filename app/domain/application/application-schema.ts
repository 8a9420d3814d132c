import { z } from "zod";
import { email } from "#app/lib/schemas/email-schemas.ts";
import { optionalText, requiredText, wholeNumber, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { missingOr } from "#app/lib/schemas/plain-sentences.ts";
import { requiredPhone } from "#app/lib/schemas/phone-schemas.ts";
import { enquiryTrail } from "#app/domain/enquiry-schema.ts";
import { newUserInput } from "#app/domain/user/user-schema.ts";
import { LAST_STEP } from "./application-steps.ts";

/** Section 5: the phone matches three digits, dash, three digits, dash, four digits. */
const phone = requiredPhone("Phone").regex(/^\d{3}-\d{3}-\d{4}$/, "Phone must look like 123-456-7890");

const passwords = {
  password: newUserInput.shape.password,
  confirmPassword: z.string(missingOr("Confirm password", "a text")).min(1, "Confirm password is required"),
};

/** The admission form: all fields are required, company included. `interest` is what the visitor came from (D4). */
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
    // Said beside the other fields' sentences, not only once those are mended.
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
  /** 1: somebody of this number or address wants no contact. */
  no_contact: zeroOrOne,
  created_at: z.string(),
  updated_at: z.string(),
});

/** What a move would tell the applicant: nothing, where the applicant knows the step already. */
export const stepNotice = z.object({
  mail: z.object({ subject: z.string(), body: z.string() }).nullable(),
  /** The subject of the mail about the last move, which has not left and would not. */
  takes_back: z.string().nullable(),
  /** The time in India when it leaves, e.g. `09:00`, where quiet hours hold it; null: a minute after the move. */
  leaves_at: z.string().nullable(),
});

export type StepNotice = z.infer<typeof stepNotice>;
export type Application = z.infer<typeof applicationRecord>;
export type ApplicationInput = z.infer<typeof applicationInput>;
