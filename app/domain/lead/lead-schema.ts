import { z } from "zod";
import { email } from "#app/lib/schemas/email-schemas.ts";
import { idempotencyKey, recordId, requiredText, singleLine, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { phoneSentence, phoneSentenceOf } from "#app/lib/schemas/phone-schemas.ts";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import { enquiryTrail, phone } from "#app/domain/enquiry-schema.ts";
import { type LeadChange, leadChange } from "./lead-change-schema.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { sliceAsked } from "#app/domain/list/slice-schema.ts";
import { leadFilters } from "./lead-list-schema.ts";
import { callChannels } from "./call-wishes.ts";
import { leadEntry } from "./lead-entry-schema.ts";
import { type FactName, factNames } from "#app/domain/lead/words/lead-fact-words.ts";
import { leadFacts, phoneInSight } from "./lead-facts-schema.ts";
import { tagRecord } from "#app/domain/tag/tag-schema.ts";
import { leadStages } from "#app/domain/lead/words/lead-stages.ts";

/** What a form's empty choice sends is absent, blanks as well. */
const chosen = <Choice extends z.ZodType>(choice: Choice) =>
  z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? undefined : value), choice.optional());

/** The consultation form (section 5): the first four are required. */
export const leadInput = z.object({
  name: requiredText("Name", 120),
  email: email(),
  phone,
  course: requiredText("Interested course", 200),
  /** In which language somebody would like to talk, when, and how they would like to be reached first. */
  language: chosen(singleLine(requiredText("Language", 80), "Language")),
  best_time: chosen(singleLine(requiredText("Best time", 60), "Best time")),
  channel: chosen(z.enum(callChannels, `Channel must be one of ${callChannels.join(", ")}`)),
  ...enquiryTrail.shape,
});

/** What staff enter by hand, with the telephone rules of the forms. */
export const enteredLead = leadEntry.superRefine(({ phone, second_phone }, { addIssue }) => {
  for (const [field, typed] of Object.entries({ phone, second_phone })) {
    if (typed && phoneE164(typed) === null) addIssue({ code: "custom", path: [field], message: sentences[field]! });
  }
});

const sentences: Record<string, string> = { phone: phoneSentence, second_phone: phoneSentenceOf("Second phone") };

const phoneFact = (label: string) =>
  phoneInSight(label).refine((typed) => !typed || phoneE164(typed) !== null, phoneSentenceOf(label));

/** A fact as it was shown, whatever it is. */
const seenFact = z.string().nullable().optional();

/**
 * What staff decide about one lead and correct of it, with the values that stood there: another value by now refuses
 * the change.
 */
export const oneLeadChange = leadChange.extend({
  ...leadFacts.shape,
  phone: phoneFact("Phone"),
  second_phone: phoneFact("Second phone"),
  from: leadChange
    .extend(Object.fromEntries(factNames.map((name) => [name, seenFact])) as Record<FactName, typeof seenFact>)
    .optional(),
});

const MOST_AT_ONCE = 500;
const MOST_MAILED = 50;

const leadMatch = leadFilters.extend(listQuery.pick({ q: true }).shape);

/**
 * The same change for several leads: for those in `leads`, each with the values that it is decided upon, or the
 * `change` for all that `match`, slice by slice, of which `count` were confirmed.
 */
export const leadsBulkChange = leadChange
  .extend({
    leads: z
      .array(z.object({ id: recordId("Lead"), from: leadChange.optional() }), "Choose at least one lead")
      .min(1, "Choose at least one lead")
      .max(MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} leads at once`)
      .optional(),
    match: leadMatch.optional(),
    change: leadChange.optional(),
    ...sliceAsked.partial().shape,
  })
  .superRefine(({ leads, match, change, count }, { addIssue }) => {
    const refuse = (field: string, message: string) => addIssue({ code: "custom", path: [field], message });
    if (!leads && !match) refuse("leads", "Choose at least one lead");
    if (match && count === undefined) refuse("count", "Count is required");
    if (match && !Object.values(change ?? {}).some((value) => value !== undefined)) refuse("change", "Choose a change");
  });

/** Which leads to delete: all that match, slice by slice. */
export const leadsDeletion = leadMatch.extend(sliceAsked.shape);

export const leadMailInput = z.object({
  subject: singleLine(requiredText("Subject", 200), "Subject"),
  body: requiredText("Message", 10_000),
  /** The same key again is the same mail: it is answered as it was queued, and none is sent. */
  idempotency_key: idempotencyKey.optional(),
});

/**
 * A mail to several leads: to those of `leads`, or slice by slice to all that `match`, of which `count` were confirmed.
 */
export const leadMailsBulk = leadMailInput
  .extend({
    leads: z
      .array(recordId("Lead"), "Choose at least one lead")
      .min(1, "Choose at least one lead")
      .max(MOST_MAILED, `Choose at most ${MOST_MAILED} leads at once`)
      .optional(),
    match: leadMatch.optional(),
    ...sliceAsked.partial().shape,
  })
  .superRefine(({ leads, match, count }, { addIssue }) => {
    const refuse = (field: string, message: string) => addIssue({ code: "custom", path: [field], message });
    if (!leads && !match) refuse("leads", "Choose at least one lead");
    if (match && count === undefined) refuse("count", "Count is required");
  });

export const leadMergeInput = z.object({ duplicate_id: recordId("Duplicate") });

export const leadRecord = z.object({
  id: z.number(),
  name: z.string(),
  /** Empty when staff entered the lead and did not know it; so may be the phone. */
  email: z.string(),
  phone: z.string(),
  phone_e164: z.string(),
  /** Empty, as the next ones, while nobody knows it. */
  second_phone: z.string(),
  second_phone_e164: z.string(),
  course: z.string(),
  city: z.string(),
  /** In which somebody likes to talk. */
  language: z.string(),
  /** When to call. */
  best_time: z.string(),
  stage: z.enum(leadStages),
  owner_id: z.number().nullable(),
  /** The owner's user name. */
  owner: z.string().nullable(),
  /** Why it is theirs: the rule that gave it to them, or what was said at the hand-over; perhaps empty. */
  owner_note: z.string(),
  /** A day in Asia/Kolkata, e.g. `2026-11-25`, or a day and a time, `2026-11-25T17:00`. */
  follow_up_on: z.string().nullable(),
  /** Why it was lost; empty while nobody said, and of no meaning at another stage. */
  lost_reason: z.string(),
  /** What somebody enrolled in, with the fee in rupees; likewise. */
  enrolment: z
    .object({ university: z.string(), course: z.string(), fee: z.number().nullable(), session: z.string() })
    .nullable(),
  /** In the order of their names. */
  tags: z.array(tagRecord),
  /** When something last happened: the newest line of the timeline. */
  last_event_at: z.string(),
  /** 1: somebody of this number or address wants no contact. */
  no_contact: zeroOrOne,
  /**
   * Of a new lead that a form sent and nobody has answered yet: for how many minutes of office hours it has waited, and
   * within how many it was to hear from somebody.
   */
  promise: z.object({ waited: z.number(), goal: z.number() }).nullable(),
  /** What a colleague asks whoever reads their day, and until which minute in India; told in the day alone. */
  question: z.object({ by: z.string().nullable(), words: z.string(), due_on: z.string().nullable() }).optional(),
  /** How many other leads came from the same telephone number or e-mail and are not merged, counted to a hundred. */
  duplicates: z.number(),
  merged_into_id: z.number().nullable(),
  /** How many leads were merged into this one; it is found by what they say, too. */
  merged_count: z.number(),
  /** The page that sent it, or how somebody came whom staff entered: `call`, `walk-in`, `fair` … */
  source_page: z.string().nullable(),
  utm: z.record(z.string(), z.string()).nullable(),
  /** The privacy notice that was shown; empty when staff entered the lead. */
  consent_version: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** A lead of which something was noted, with the id of the line in its timeline. */
export const notedLead = leadRecord.extend({ event_id: z.number() });

/** What became of a change of several leads. */
export const leadsOutcome = z.object({
  /** Without those that were so already. */
  changed: z.array(leadRecord),
  /** Those that kept their value, and why: `stage now Applied`, `deleted`, `merged into lead 12`. */
  kept: z.array(z.object({ id: z.number(), why: z.string() })),
});

export type Lead = z.infer<typeof leadRecord>;
export type NotedLead = z.infer<typeof notedLead>;
export type LeadInput = z.infer<typeof leadInput>;
export type EnteredLead = z.infer<typeof enteredLead>;
export type OneLeadChange = z.infer<typeof oneLeadChange>;
export type LeadsChange = LeadChange & { leads: { id: number; from?: LeadChange | undefined }[] };
export type LeadsOutcome = z.infer<typeof leadsOutcome>;
export type LeadMailInput = z.infer<typeof leadMailInput>;
