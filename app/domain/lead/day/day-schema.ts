import { z } from "zod";
import { leadRecord } from "#app/domain/lead/lead-schema.ts";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** Why somebody is to be called, most urgent first. */
export const dayReasons = ["timed", "asked", "overdue", "new", "due", "silent", "unowned"] as const;

export type DayReason = (typeof dayReasons)[number];

/** A lead in the day's queues. */
const dayLead = leadRecord.extend({
  /** Unanswered calls in a row. */
  tries: z.number(),
});

/** Somebody who wrote or applied, has no answer yet, and has no lead that is being worked with. */
const stranger = z.object({
  noun: z.enum(["message", "application"]),
  id: z.number(),
  name: z.string(),
  /** The subject, or what the application is for; may be empty. */
  about: z.string(),
  created_at: z.string(),
});

export type Stranger = z.infer<typeof stranger>;

/** The day of one member of staff: whom to call, in the order of the reasons. */
export const dayRecord = z.object({
  /** How many leads they have called or written to today. */
  done: z.number(),
  /** The first twelve, longest wait first. */
  strangers: z.array(stranger),
  groups: z.array(
    z.object({
      reason: z.enum(dayReasons),
      /** At most 100; `is_more` is 1 if there are more. */
      total: z.number(),
      is_more: zeroOrOne,
      /** The first twelve. */
      leads: z.array(dayLead),
    }),
  ),
});

export type DayLead = z.infer<typeof dayLead>;
export type Day = z.infer<typeof dayRecord>;
