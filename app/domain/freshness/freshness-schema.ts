import { z } from "zod";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { dayOrUnknown, textOrEmpty } from "#app/lib/schemas/row-schemas.ts";

/**
 * What goes stale after the days in the settings: a course's fees, entry rules, scholarships, approvals and admission
 * dates; evidence; field rules. A barred course is stale from the day its rule applies, and must be corrected, not
 * confirmed.
 */
export const freshKinds = [
  "barred",
  "fees",
  "approvals",
  "dates",
  "eligibility",
  "scholarships",
  "evidence",
  "rules",
] as const;
export type FreshKind = (typeof freshKinds)[number];
/** The kinds that are checked on a course. */
export type CheckedKind = Exclude<FreshKind, "barred" | "evidence" | "rules">;

export const freshKind = z.enum(freshKinds, `Kind must be one of ${freshKinds.join(", ")}`);

/** The list of the record, by file name without `.php`. */
export const freshHolders = [
  "courses",
  "field-rules",
  "universities",
  "stat-items",
  "testimonials",
  "expert-guidance",
  "programs",
  "settings",
] as const;
export type FreshHolder = (typeof freshHolders)[number];
const freshHolder = z.enum(freshHolders, "Holder must be the list of a record that ages");

/**
 * The checks before a confirmation: one entry for fees, dates and rules; one per approval or piece of evidence, in
 * order.
 */
const checkedBefore = z.array(
  z.object({ checked_on: dayOrUnknown("Checked on"), checked_by: textOrEmpty("Checked by", 120) }),
);

const named = {
  holder: freshHolder,
  id: z.number(),
  kind: freshKind,
  /** For evidence: the claim it proves; else empty. */
  claim: z.string(),
};

/** Confirms a fact as checked today; with `before`, takes that back. */
export const confirmation = z.object({
  holder: freshHolder.default("courses"),
  id: recordId("Id"),
  kind: freshKind,
  claim: textOrEmpty("Claim", 60),
  before: checkedBefore.max(40, "Before may have at most 40 entries").optional(),
});

export const confirmedRecord = z.object({
  ...named,
  before: checkedBefore,
  /** The `?seen=` for taking it back. */
  updated_at: z.string(),
});

/** A fact that ages, with the day on which it becomes stale. */
export const agingRecord = z.object({
  ...named,
  title: z.string(),
  /** A course's university or a rule's source; else empty. */
  beside: z.string(),
  /** The day of the check, the oldest of several; null: never. */
  checked_on: z.string().nullable(),
  /** The first day on which it is stale; null: never checked. */
  due: z.string().nullable(),
});

export type Confirmation = z.infer<typeof confirmation>;
export type Confirmed = z.infer<typeof confirmedRecord>;
export type Aging = z.infer<typeof agingRecord>;
