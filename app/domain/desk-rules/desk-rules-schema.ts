import { z } from "zod";
import { fromLines, requiredText } from "#app/lib/field-schemas.ts";
import { readTry, tryForms } from "#app/domain/lead/next-try.ts";

const lines = (label: string, most: number, line = requiredText(label, 80)) =>
  fromLines(z.array(line, `${label} must be a list`).max(most, `${label} may have at most ${most} entries`));

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
  /** After how long to try again, after the first call that nobody took, the second …: `2 h`, `1 day`. Then no more. */
  tries: lines(
    "Tries",
    9,
    requiredText("Try", 20).refine((line) => readTry(line) !== null, `A try is ${tryForms}`),
  ),
  /** In these hours of India no mail of staff leaves; either empty: at any hour. */
  quiet_from: timeOfDay,
  quiet_until: timeOfDay,
});

const deskRules = z.object({
  lost_reasons: z.array(z.string()),
  tries: z.array(z.string()),
  quiet_from: z.string(),
  quiet_until: z.string(),
});

/** As staff edit them; the empty time while nobody has saved any. */
export const editedDeskRules = deskRules.extend({ updated_at: z.string() });

export type DeskRules = z.infer<typeof deskRules>;
export type DeskRulesInput = z.infer<typeof deskRulesInput>;
export type EditedDeskRules = z.infer<typeof editedDeskRules>;
