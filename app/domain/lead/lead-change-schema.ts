import { z } from "zod";
import { isDay } from "#app/lib/time/calendar-day.ts";
import {
  blankToNull,
  optionalText,
  recordId,
  requiredText,
  rupees,
  singleLine,
} from "#app/lib/schemas/field-schemas.ts";
import { leadStages } from "#app/domain/lead/words/lead-stages.ts";

const followUpSentence = "Follow-up must be a day such as 2026-11-25, or a day and a time such as 2026-11-25T17:00";

/** A day in Asia/Kolkata, optionally with a time. */
const followUp = z
  .string(followUpSentence)
  .regex(/^2\d{3}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/, followUpSentence)
  .refine((typed) => isDay(typed.slice(0, 10)), followUpSentence);

/** What somebody enrolled in; fee in rupees. */
const enrolmentInput = z.object({
  university: singleLine(requiredText("University", 200), "University"),
  course: singleLine(requiredText("Course", 200), "Course"),
  fee: rupees("Fee"),
  session: singleLine(optionalText("Session", 80), "Session"),
});

/** What staff decide. An absent field stays, an empty one is cleared. */
export const leadChange = z.object({
  stage: z.enum(leadStages, `Stage must be one of ${leadStages.join(", ")}`).optional(),
  /**
   * Why the lead is lost. May be absent, from clients that do not know the field; present, it must not be empty when
   * the lead becomes lost.
   */
  lost_reason: singleLine(optionalText("Reason", 120), "Reason"),
  /** May be absent; null changes nothing. */
  enrolment: enrolmentInput.nullable().optional(),
  owner_id: z.preprocess(blankToNull, recordId("Owner").nullable()).optional(),
  /** A note to the new owner; ignored if the owner does not change. */
  owner_note: optionalText("Note", 500),
  follow_up_on: z.preprocess(blankToNull, followUp.nullable()).optional(),
  /** Ids of a tag to add and of one to remove. */
  add_tag: recordId("Tag").optional(),
  remove_tag: recordId("Tag").optional(),
});

export type LeadChange = z.infer<typeof leadChange>;
