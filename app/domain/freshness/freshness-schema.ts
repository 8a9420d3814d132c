import { z } from "zod";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { dayOrUnknown, textOrEmpty } from "#app/lib/schemas/row-schemas.ts";

/**
 * What goes stale: of a course its fees, whom it admits and its scholarships after a session, its approvals and its
 * dates of admission; the evidence of a claim; a rule of the field. After how many days, the settings say. A course
 * that a rule bars is stale from the day from which the rule applies, and is not confirmed but mended.
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
/** What a course was checked for. */
export type CheckedKind = Exclude<FreshKind, "barred" | "evidence" | "rules">;

export const freshKind = z.enum(freshKinds, `Kind must be one of ${freshKinds.join(", ")}`);

/** Whose it is, by the file name of its list without `.php`. */
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
 * What stood there before somebody confirmed it: one entry for fees, dates and rules, one for each approval or piece of
 * evidence in its order.
 */
const checkedBefore = z.array(
  z.object({ checked_on: dayOrUnknown("Checked on"), checked_by: textOrEmpty("Checked by", 120) }),
);

const named = {
  holder: freshHolder,
  id: z.number(),
  kind: freshKind,
  /** Of evidence: which claim of the record it proves; else empty. */
  claim: z.string(),
};

/** That something is still true, checked today; with `before` that this is taken back. */
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
  /** Whose check this is, for whoever takes it back: as `?seen=`. */
  updated_at: z.string(),
});

/** What ages, with the day on which it goes stale, or went. */
export const agingRecord = z.object({
  ...named,
  title: z.string(),
  /** The university of a course, the source of a rule; else empty. */
  beside: z.string(),
  /** A day; of several that of the one checked longest ago; null where nobody has checked it. */
  checked_on: z.string().nullable(),
  /** The first day on which it is stale; null where nobody has checked it. */
  due: z.string().nullable(),
});

export type Confirmation = z.infer<typeof confirmation>;
export type Confirmed = z.infer<typeof confirmedRecord>;
export type Aging = z.infer<typeof agingRecord>;
