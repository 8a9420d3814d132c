import { z } from "zod";
import { email } from "#app/lib/schemas/email-schemas.ts";
import { recordId, requiredText, singleLine, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { phoneSentence, phoneSentenceOf } from "#app/lib/schemas/phone-schemas.ts";
import { phoneE164 } from "#app/lib/phone/phone.ts";
import { enquiryTrail, phone, trailText } from "#app/domain/enquiry-schema.ts";
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

/** Treats a blank choice in a form as absent. */
const chosen = <Choice extends z.ZodType>(choice: Choice) =>
  z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? undefined : value), choice.optional());

/** The consultation form (section 5): the first four are required. */
export const leadInput = z.object({
  name: requiredText("Name", 120),
  email: email(),
  phone,
  course: requiredText("Interested course", 200),
  /** Of the course whose link led to the form: it tells courses of one name apart. */
  course_slug: trailText(200).optional(),
  /** The language, time and first channel that somebody prefers for the call. */
  language: chosen(singleLine(requiredText("Language", 80), "Language")),
  best_time: chosen(singleLine(requiredText("Best time", 60), "Best time")),
  channel: chosen(z.enum(callChannels, `Channel must be one of ${callChannels.join(", ")}`)),
  ...enquiryTrail.shape,
});

/** What staff enter by hand, with the full telephone rules. */
export const enteredLead = leadEntry.superRefine(({ phone, second_phone }, { addIssue }) => {
  for (const [field, typed] of Object.entries({ phone, second_phone })) {
    if (typed && phoneE164(typed) === null) addIssue({ code: "custom", path: [field], message: sentences[field]! });
  }
});

const sentences: Record<string, string> = { phone: phoneSentence, second_phone: phoneSentenceOf("Second phone") };

const phoneFact = (label: string) =>
  phoneInSight(label).refine((typed) => !typed || phoneE164(typed) !== null, phoneSentenceOf(label));

/** A fact as it was shown; not validated. */
const seenFact = z.string().nullable().optional();

/**
 * Decisions about one lead and corrections of its facts. `from`: the values that were shown; the change is refused if
 * one is different by now.
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

export const leadMatch = leadFilters.extend(listQuery.pick({ q: true }).shape);

/**
 * One change for several leads: those in `leads`, each with the values that were shown, or slice by slice `change` for
 * all that `match`, of which `count` were confirmed.
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

/** Deletes all leads that match, slice by slice. */
export const leadsDeletion = leadMatch.extend(sliceAsked.shape);

export const leadMergeInput = z.object({ duplicate_id: recordId("Duplicate") });

export const leadRecord = z.object({
  id: z.number(),
  name: z.string(),
  /** Empty if staff entered the lead without one; so may `phone` be. */
  email: z.string(),
  phone: z.string(),
  phone_e164: z.string(),
  /** Empty while unknown; so are the following facts. */
  second_phone: z.string(),
  second_phone_e164: z.string(),
  /** As the family wrote it, with what it asks about it. */
  course: z.string(),
  /** Which course that is, as it is called now; null while nobody knows, or when it is no more. */
  asked_course: z.object({ id: z.number(), title: z.string(), university: z.string() }).nullable(),
  /** What is asked about it, e.g. `how many hours a week it takes`; perhaps empty. */
  asks_about: z.string(),
  city: z.string(),
  /** Preferred for talking. */
  language: z.string(),
  /** When to call. */
  best_time: z.string(),
  stage: z.enum(leadStages),
  owner_id: z.number().nullable(),
  /** The owner's user name. */
  owner: z.string().nullable(),
  /** Why it is theirs: the rule that assigned it, or the note at the hand-over; may be empty. */
  owner_note: z.string(),
  /** A day in Asia/Kolkata, e.g. `2026-11-25`, or a day and a time, `2026-11-25T17:00`. */
  follow_up_on: z.string().nullable(),
  /** Why it was lost; may be empty. Meaningless at other stages. */
  lost_reason: z.string(),
  /** What somebody enrolled in, fee in rupees. Meaningless at other stages. */
  enrolment: z
    .object({ university: z.string(), course: z.string(), fee: z.number().nullable(), session: z.string() })
    .nullable(),
  /** Sorted by name. */
  tags: z.array(tagRecord),
  /** The moment of the newest timeline line. */
  last_event_at: z.string(),
  /** 1: somebody with this number or address wants no contact. */
  no_contact: zeroOrOne,
  /** For a new, unanswered lead from a form: the office minutes it has waited, and the goal. */
  promise: z.object({ waited: z.number(), goal: z.number() }).nullable(),
  /** A colleague's question to the reader; `due_on`: a minute in India. Only in the day. */
  question: z.object({ by: z.string().nullable(), words: z.string(), due_on: z.string().nullable() }).optional(),
  /** How many other unmerged leads share a number or address, counted up to a hundred. */
  duplicates: z.number(),
  merged_into_id: z.number().nullable(),
  /** How many leads were merged into this one; a search for their facts finds it, too. */
  merged_count: z.number(),
  /** The page that sent it, or how it came if staff entered it: `call`, `walk-in`, `fair` … */
  source_page: z.string().nullable(),
  utm: z.record(z.string(), z.string()).nullable(),
  /** The version of the privacy notice that was shown; empty if staff entered the lead. */
  consent_version: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** A lead and the id of the timeline line just written. */
export const notedLead = leadRecord.extend({ event_id: z.number() });

/** The result of changing several leads. */
export const leadsOutcome = z.object({
  /** Without those that already had the value. */
  changed: z.array(leadRecord),
  /** Those left unchanged, and why: `stage now Applied`, `deleted`, `merged into lead 12`. */
  kept: z.array(z.object({ id: z.number(), why: z.string() })),
});

export type Lead = z.infer<typeof leadRecord>;
export type NotedLead = z.infer<typeof notedLead>;
export type LeadInput = z.infer<typeof leadInput>;
export type EnteredLead = z.infer<typeof enteredLead>;
export type OneLeadChange = z.infer<typeof oneLeadChange>;
export type LeadsChange = LeadChange & { leads: { id: number; from?: LeadChange | undefined }[] };
export type LeadsOutcome = z.infer<typeof leadsOutcome>;
