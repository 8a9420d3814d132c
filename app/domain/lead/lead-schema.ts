import { z } from "zod";
import { email, phoneSentence, recordId, requiredText, singleLine } from "#app/lib/field-schemas.ts";
import { phoneE164 } from "#app/lib/phone.ts";
import { enquiryTrail, phone } from "#app/domain/enquiry-schema.ts";
import { leadChange } from "./lead-change-schema.ts";
import { leadEntry } from "./lead-entry-schema.ts";
import { leadStages } from "./lead-stages.ts";

/** The consultation form (section 5): all four are required. */
export const leadInput = z.object({
  name: requiredText("Name", 120),
  email: email(),
  phone,
  course: requiredText("Interested course", 200),
  ...enquiryTrail.shape,
});

/** What staff enter by hand, with the telephone rules of the forms. */
export const enteredLead = leadEntry.refine(({ phone }) => !phone || phoneE164(phone) !== null, {
  path: ["phone"],
  message: phoneSentence,
});

/** What staff decide about one lead, with the values that it is decided upon: another value by now refuses the change. */
export const oneLeadChange = leadChange.extend({ from: leadChange.optional() });

const MOST_AT_ONCE = 500;

/** The same change for several leads, each with the values that it is decided upon. */
export const leadsChange = leadChange.extend({
  leads: z
    .array(z.object({ id: recordId("Lead"), from: leadChange.optional() }), "Choose at least one lead")
    .min(1, "Choose at least one lead")
    .max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} leads at once`),
});

/** What the list may be narrowed by. */
export const leadFilters = z.object({
  stage: z.enum(leadStages).optional(),
  /** `me`, `none`, or a user's id. */
  owner: z.union([z.enum(["me", "none"]), recordId("Owner")]).optional(),
  /** 1: only leads whose follow-up has passed: its day, or its minute where one was agreed. */
  overdue: z.enum(["0", "1"]).optional(),
});

export const leadMailInput = z.object({
  subject: singleLine(requiredText("Subject", 200), "Subject"),
  body: requiredText("Message", 10_000),
});

export const leadMergeInput = z.object({ duplicate_id: recordId("Duplicate") });

export const leadRecord = z.object({
  id: z.number(),
  name: z.string(),
  /** Empty when staff entered the lead and did not know it; so may be the phone. */
  email: z.string(),
  phone: z.string(),
  phone_e164: z.string(),
  course: z.string(),
  stage: z.enum(leadStages),
  owner_id: z.number().nullable(),
  /** The owner's user name. */
  owner: z.string().nullable(),
  /** A day in Asia/Kolkata, e.g. `2026-11-25`, or a day and a time, `2026-11-25T17:00`. */
  follow_up_on: z.string().nullable(),
  /** When something last happened: the newest line of the timeline. */
  last_event_at: z.string(),
  /** How many other leads came from the same telephone number or e-mail and are not merged. */
  duplicates: z.number(),
  merged_into_id: z.number().nullable(),
  /** What the leads merged into this one are found by: names, numbers, addresses, courses. Null when there are none. */
  merged_text: z.string().nullable(),
  /** The page that sent it, or how somebody came whom staff entered: `call`, `walk-in`, `fair` … */
  source_page: z.string().nullable(),
  utm: z.record(z.string(), z.string()).nullable(),
  /** The privacy notice that was shown; empty when staff entered the lead. */
  consent_version: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** What became of a change of several leads. */
export const leadsOutcome = z.object({
  changed: z.array(leadRecord),
  /** Those that kept their value, and why: `stage now Applied`, `deleted`. */
  kept: z.array(z.object({ id: z.number(), why: z.string() })),
});

export type Lead = z.infer<typeof leadRecord>;
export type LeadInput = z.infer<typeof leadInput>;
export type EnteredLead = z.infer<typeof enteredLead>;
export type OneLeadChange = z.infer<typeof oneLeadChange>;
export type LeadsChange = z.infer<typeof leadsChange>;
export type LeadsOutcome = z.infer<typeof leadsOutcome>;
export type LeadMailInput = z.infer<typeof leadMailInput>;
