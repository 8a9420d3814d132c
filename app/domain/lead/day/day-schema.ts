import { z } from "zod";
import { leadRecord } from "#app/domain/lead/lead-schema.ts";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** Why somebody is to be called, most pressing first. */
export const dayReasons = ["timed", "asked", "overdue", "new", "due", "silent", "unowned"] as const;

export type DayReason = (typeof dayReasons)[number];

/** A lead that waits. */
const dayLead = leadRecord.extend({
  /** How many calls in a row nobody took. */
  tries: z.number(),
});

/** Who wrote or applied, waits for a first word, and is no lead that anybody works with. */
const stranger = z.object({
  noun: z.enum(["message", "application"]),
  id: z.number(),
  name: z.string(),
  /** The subject, or what the application is for; perhaps empty. */
  about: z.string(),
  created_at: z.string(),
});

export type Stranger = z.infer<typeof stranger>;

/**
 * The day of one member of staff: whom to call, in the order of the reasons, and how many they have reached out to
 * today.
 */
export const dayRecord = z.object({
  /** To how many leads they have made a call or written today. */
  done: z.number(),
  /** The first twelve, the longest wait first. */
  strangers: z.array(stranger),
  groups: z.array(
    z.object({
      reason: z.enum(dayReasons),
      /** Beyond 100 nobody counts on: then `is_more` is 1. */
      total: z.number(),
      is_more: zeroOrOne,
      /** The first twelve. */
      leads: z.array(dayLead),
    }),
  ),
});

export type DayLead = z.infer<typeof dayLead>;
export type Day = z.infer<typeof dayRecord>;
