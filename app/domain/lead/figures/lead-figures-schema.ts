import { z } from "zod";
import { askedHours } from "#app/domain/lead/words/asked-hours.ts";
import { quietText, recordId } from "#app/lib/schemas/field-schemas.ts";
import { day } from "#app/lib/schemas/row-schemas.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";

/** What the figures can be grouped by. */
export const figureDimensions = ["source", "campaign", "course", "owner", "week"] as const;

export type FigureDimension = (typeof figureDimensions)[number];

const MOST_DAYS = 84;

/** Counts the leads received between two days in India, twelve weeks at most. */
export const figuresQuery = z
  .object({
    since: day("Since"),
    until: day("Until"),
    by: z.enum(figureDimensions, `By must be one of ${figureDimensions.join(", ")}`).default("source"),
    /** As it was written. */
    course: quietText(200).optional(),
    /** The id of the course that is asked about. */
    course_id: recordId("Course").optional(),
  })
  .superRefine(({ since, until }, { addIssue }) => {
    const days = (Date.parse(until) - Date.parse(since)) / DAY_MS + 1;
    const refuse = (message: string) => addIssue({ code: "custom", path: ["until"], message });
    if (days < 1) refuse("Until must not be before since");
    if (days > MOST_DAYS) refuse("Figures are told of twelve weeks at most");
  });

const count = z.number();

const funnel = z.object({
  asked: count,
  /** Now at this stage or further. */
  contacted: count,
  counselling: count,
  applied: count,
  enrolled: count,
  lost: count,
  /** How many were spoken with, and the calls it took in all. */
  spoken: count,
  calls: count,
});

const span = z.object({ since: z.string(), until: z.string() });

const replies = z.object({
  answered: count,
  /** Within today's goal. */
  in_time: count,
  /** In office minutes; null: none answered. */
  median: count.nullable(),
  p90: count.nullable(),
});

/** Replies to leads received on this day in India. */
const replyDay = replies.extend({ day: z.string() });

/** Replies to leads received in these hours of any day. */
const replyHours = replies.extend({ hours: z.enum(askedHours) });

/** An owner: `value` is a user's id, or `none`. */
const carrier = z.object({
  value: z.string(),
  label: z.string(),
  /** For the leads of these days; `calls`: those it took to reach the leads spoken with. */
  asked: count,
  spoken: count,
  calls: count,
  enrolled: count,
  answered: count,
  /** Minutes to the first reply; null: none answered. */
  median: count.nullable(),
  /** Among all their leads, now. */
  overdue: count,
});

/** Outcomes of the leads received in some weeks, and in as many weeks before. */
export const leadFigures = z.object({
  ...span.shape,
  before: span,
  by: z.enum(figureDimensions),
  /** Office minutes within which a new lead is to be answered. */
  goal: count,
  all: funnel.extend({ asked_before: count }),
  /**
   * The 50 that most leads came by. `value` is what the list's filter of that name is asked: a path or a way,
   * `unknown`; a campaign, `none`; a course as it was written; a user's id, `none`; the first day of a week. Where a
   * course is known, its leads stand in one row, whatever they ask about it: the list is asked for `course_id` alone,
   * and for a course as it was written with `course_id=none`.
   */
  rows: z.array(
    funnel.extend({ value: z.string(), label: z.string(), course_id: z.number().nullable(), asked_before: count }),
  ),
  /** The sum of all other groups; `values`: how many there are. */
  others: funnel.extend({ asked_before: count, values: count }).nullable(),
  /** `days`: each day of the span, also without leads. */
  replies: replies.extend({ before: replies, hours: z.array(replyHours), days: z.array(replyDay) }),
  /** `none`: no reason given. */
  lost: z.array(z.object({ reason: z.string(), count, before: count })),
  /** The sum of the other reasons. */
  lost_others: z.object({ values: count, count, before: count }).nullable(),
  carriers: z.array(carrier),
});

export type FiguresQuery = z.infer<typeof figuresQuery>;
export type Funnel = z.infer<typeof funnel>;
export type LeadFigures = z.infer<typeof leadFigures>;
