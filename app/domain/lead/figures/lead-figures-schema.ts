import { z } from "zod";
import { askedHours } from "#app/domain/lead/words/asked-hours.ts";
import { quietText } from "#app/lib/schemas/field-schemas.ts";
import { day } from "#app/lib/schemas/row-schemas.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";

/** By what the leads of some weeks are told apart. */
export const figureDimensions = ["source", "campaign", "course", "owner", "week"] as const;

export type FigureDimension = (typeof figureDimensions)[number];

const MOST_DAYS = 84;

/** Which leads are counted: those received from one day to another in India, twelve weeks at most. */
export const figuresQuery = z
  .object({
    since: day("Since"),
    until: day("Until"),
    by: z.enum(figureDimensions, `By must be one of ${figureDimensions.join(", ")}`).default("source"),
    course: quietText(200).optional(),
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
  /** How many were spoken with, and after how many calls in all. */
  spoken: count,
  calls: count,
});

const span = z.object({ since: z.string(), until: z.string() });

const replies = z.object({
  answered: count,
  /** Within the goal of today. */
  in_time: count,
  /** In minutes of office hours; null while nobody was answered. */
  median: count.nullable(),
  p90: count.nullable(),
});

/** Of those who came on this day in India. */
const replyDay = replies.extend({ day: z.string() });

/** Of those who came in these hours of any of the days. */
const replyHours = replies.extend({ hours: z.enum(askedHours) });

/** Whoever leads were given to: `value` is a user's id, `none` where nobody has them. */
const carrier = z.object({
  value: z.string(),
  label: z.string(),
  /** Of the leads of these days; calls are those that it took to reach the ones spoken with. */
  asked: count,
  spoken: count,
  calls: count,
  enrolled: count,
  answered: count,
  /** Minutes to the first reply; null while nobody was answered. */
  median: count.nullable(),
  /** Of all their leads, now. */
  overdue: count,
});

/** What became of the leads that came in some weeks, and on the same days whole weeks earlier. */
export const leadFigures = z.object({
  ...span.shape,
  before: span,
  by: z.enum(figureDimensions),
  /** Minutes of office hours within which a new lead hears from somebody. */
  goal: count,
  all: funnel.extend({ asked_before: count }),
  /**
   * The 50 that most leads came by. `value` is what the list's filter of that name is asked: a path or a way,
   * `unknown`; a campaign or course, `none`; a user's id, `none`; the first day of a week.
   */
  rows: z.array(funnel.extend({ value: z.string(), label: z.string(), asked_before: count })),
  /** What more than 50 came by, or only before: of so many values in all. */
  others: funnel.extend({ asked_before: count, values: count }).nullable(),
  /** `days`: each of the span, also those on which nobody came. */
  replies: replies.extend({ before: replies, hours: z.array(replyHours), days: z.array(replyDay) }),
  /** `none` where nobody said why. */
  lost: z.array(z.object({ reason: z.string(), count, before: count })),
  /** What no line of the 50 tells. */
  lost_others: z.object({ values: count, count, before: count }).nullable(),
  carriers: z.array(carrier),
});

export type FiguresQuery = z.infer<typeof figuresQuery>;
export type Funnel = z.infer<typeof funnel>;
export type LeadFigures = z.infer<typeof leadFigures>;
