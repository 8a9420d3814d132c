import { z } from "zod";
import { fromLines, requiredText, wholeNumber } from "#app/lib/schemas/field-schemas.ts";
import { rowList } from "#app/lib/schemas/row-schemas.ts";
import { readTry, tryForms } from "#app/domain/lead/tries/next-try.ts";
import { taker, takingRule, takingWays } from "#app/domain/lead-taking/taking-schema.ts";

const lines = (label: string, most: number, line = requiredText(label, 80)) =>
  fromLines(z.array(line, `${label} must be a list`).max(most, `${label} may have at most ${most} entries`));

const areEach = (ids: number[] | undefined) => new Set(ids).size === (ids?.length ?? 0);

const areDifferent = (texts: string[] | undefined) =>
  new Set(texts?.map((text) => text.toLowerCase())).size === (texts?.length ?? 0);

const timeOfDay = z
  .string("A time is a text such as 21:00")
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "A time is written as 21:00, or left empty")
  .optional();

/** The office's working rules; an absent one stays. */
export const deskRulesInput = z.object({
  /** The reasons offered for a lost lead. */
  lost_reasons: lines("Reasons", 20)
    .refine((reasons) => reasons === undefined || reasons.length > 0, "At least one reason is needed")
    .refine(areDifferent, "Each reason may stand only once"),
  /** When to try again after the first, second … unanswered call: `2 h`, `1 day`, `day 3`; then no more. */
  tries: lines(
    "Tries",
    9,
    requiredText("Try", 20).refine((line) => readTry(line) !== null, `A try is ${tryForms}`),
  ),
  /** Hours in India in which mails by staff are held; either empty: none. */
  quiet_from: timeOfDay,
  quiet_until: timeOfDay,
  /**
   * When day mails are written, in the morning to all who work with leads, in the evening to administrators; empty:
   * never.
   */
  morning_mail_at: timeOfDay,
  evening_mail_at: timeOfDay,
  /** The goal for the first reply, in office minutes. */
  first_reply_minutes: wholeNumber("Minutes", { least: 1, most: 1440 }).optional(),
  /** How new leads are assigned. */
  taking: z.enum(takingWays, "Choose who takes new leads").optional(),
  /** The only people to whom new leads are assigned. */
  takers: rowList("People", "Person", taker)
    .refine((takers) => areEach(takers?.map(({ user_id }) => user_id)), "Each person may stand only once")
    .optional(),
  /** The first rule that holds assigns the lead to its taker, or in turn with rules of the same words. */
  taking_rules: rowList("Rules", "Rule", takingRule),
});

const deskRules = z.object({
  lost_reasons: z.array(z.string()),
  tries: z.array(z.string()),
  quiet_from: z.string(),
  quiet_until: z.string(),
  morning_mail_at: z.string(),
  evening_mail_at: z.string(),
  first_reply_minutes: z.number(),
  taking: z.enum(takingWays),
  takers: z.array(taker),
  taking_rules: z.array(takingRule),
});

/** The rules in the panel, with the office's hours from the settings. */
export const editedDeskRules = deskRules.extend({
  office: z.object({ week: z.array(z.string()).readonly(), holidays: z.array(z.string()).readonly() }),
  updated_at: z.string(),
});

export type StoredDeskRules = z.infer<typeof deskRules>;
export type DeskRules = Omit<EditedDeskRules, "updated_at">;
export type DeskRulesInput = z.infer<typeof deskRulesInput>;
export type EditedDeskRules = z.infer<typeof editedDeskRules>;
