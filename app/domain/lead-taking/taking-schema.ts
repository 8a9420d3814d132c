import { z } from "zod";
import { hoursOr } from "#app/domain/desk-rules/hours-schema.ts";
import {
  blankToNull,
  optionalText,
  recordId,
  requiredText,
  singleLine,
  wholeNumber,
} from "#app/lib/schemas/field-schemas.ts";
import { dayOrUnknown } from "#app/lib/schemas/row-schemas.ts";
import { readDaysOff } from "./days-off.ts";

/** How new leads are assigned. */
export const takingWays = ["nobody", "round-robin", "least-busy"] as const;

/** The facts of a lead that a rule can check. */
export const takingFields = ["course", "level", "language", "source", "university"] as const;

export const taker = z
  .object({
    user_id: recordId("Person"),
    /** Their own hours on office days; empty: the office's. */
    hours: hoursOr("for those of the office").default(""),
    /** Weekdays, `Sat, Sun`. */
    days_off: optionalText("Days off", 60)
      .transform((typed) => typed ?? "")
      .refine((typed) => readDaysOff(typed) !== null, "Days off are written as Sat, Sun"),
    leave_from: dayOrUnknown("Leave from"),
    leave_until: dayOrUnknown("Leave until"),
    /** With this many new leads waiting for a first call they get no more; null: no limit. */
    most_waiting: z.preprocess(
      (typed) => blankToNull(typed) ?? null,
      wholeNumber("At most", { least: 1, most: 200 }).nullable(),
    ),
  })
  .refine(({ leave_from, leave_until }) => (leave_from === null) === (leave_until === null), "A leave has both days")
  .refine(
    ({ leave_from, leave_until }) => leave_from === null || leave_from <= leave_until!,
    "A leave must not end before it begins",
  );

/** Leads whose fact contains these words go to this person; several rules with the same words name several people. */
export const takingRule = z.object({
  field: z.enum(takingFields, "Choose what the rule looks at"),
  words: singleLine(requiredText("Words", 80), "Words"),
  user_id: recordId("Person"),
});

export type Taker = z.infer<typeof taker>;
export type TakingRule = z.infer<typeof takingRule>;
export type TakingWay = (typeof takingWays)[number];
export type TakingField = (typeof takingFields)[number];
