import { z } from "zod";
import { recordId } from "#app/lib/field-schemas.ts";
import { dayOrUnknown, textOrEmpty } from "#app/lib/row-schemas.ts";

/** What of a course goes stale: fees after a session, approvals, dates of admission; after how many days, the settings say. */
export const freshKinds = ["fees", "approvals", "dates"] as const;
export type FreshKind = (typeof freshKinds)[number];

export const freshKind = z.enum(freshKinds, "Kind must be fees, approvals or dates");

/** What stood there before somebody confirmed it: one entry for fees and dates, one for each approval in its order. */
const checkedBefore = z.array(
  z.object({ checked_on: dayOrUnknown("Checked on"), checked_by: textOrEmpty("Checked by", 120) }),
);

/** That a part of a course is still true, checked today; with `before` that this is taken back. */
export const confirmation = z.object({
  course_id: recordId("Course"),
  kind: freshKind,
  before: checkedBefore.max(40, "Before may have at most 40 entries").optional(),
});

export const confirmedRecord = z.object({ course_id: z.number(), kind: freshKind, before: checkedBefore });

/** A part of a course with the day on which it goes stale, or went. */
export const agingRecord = z.object({
  course_id: z.number(),
  kind: freshKind,
  slug: z.string(),
  title: z.string(),
  university_name: z.string(),
  /** A day; of approvals that of the one checked longest ago; null where nobody has checked it. */
  checked_on: z.string().nullable(),
  /** The first day on which it is stale; null where nobody has checked it. */
  due: z.string().nullable(),
});

export type Confirmation = z.infer<typeof confirmation>;
export type Confirmed = z.infer<typeof confirmedRecord>;
export type Aging = z.infer<typeof agingRecord>;
