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

/** What the office decides about its own work; a rule that is absent stays as it is. */
export const deskRulesInput = z.object({
  /** Why a lead is lost, as staff are offered it. */
  lost_reasons: lines("Reasons", 20)
    .refine((reasons) => reasons === undefined || reasons.length > 0, "At least one reason is needed")
    .refine(areDifferent, "Each reason may stand only once"),
  /**
   * After how long to try again, after the first call that nobody took, the second …: `2 h`, `1 day`, `day 3`. Then no
   * more.
   */
  tries: lines(
    "Tries",
    9,
    requiredText("Try", 20).refine((line) => readTry(line) !== null, `A try is ${tryForms}`),
  ),
  /** In these hours of India no mail of staff leaves; either empty: at any hour. */
  quiet_from: timeOfDay,
  quiet_until: timeOfDay,
  /** When everybody who works with leads is told their day, and administrators that of the office; empty: never. */
  morning_mail_at: timeOfDay,
  evening_mail_at: timeOfDay,
  /** Within how many minutes of the business hours a new lead hears from somebody. */
  first_reply_minutes: wholeNumber("Minutes", { least: 1, most: 1440 }).optional(),
  /** How a new lead finds its owner. */
  taking: z.enum(takingWays, "Choose who takes new leads").optional(),
  /** Those who take new leads; nobody else is given one. */
  takers: rowList("People", "Person", taker)
    .refine((takers) => areEach(takers?.map(({ user_id }) => user_id)), "Each person may stand only once")
    .optional(),
  /** The first that holds names who takes a lead, with those of the same words. */
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

/** As staff edit them, with the time of the last save, and when the office is open, which the settings say. */
export const editedDeskRules = deskRules.extend({
  office: z.object({ week: z.array(z.string()).readonly(), holidays: z.array(z.string()).readonly() }),
  updated_at: z.string(),
});

export type StoredDeskRules = z.infer<typeof deskRules>;
export type DeskRules = Omit<EditedDeskRules, "updated_at">;
export type DeskRulesInput = z.infer<typeof deskRulesInput>;
export type EditedDeskRules = z.infer<typeof editedDeskRules>;
