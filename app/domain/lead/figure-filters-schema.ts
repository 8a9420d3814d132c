import { z } from "zod";
import { quietText, recordId, wholeNumber } from "#app/lib/schemas/field-schemas.ts";
import { day } from "#app/lib/schemas/row-schemas.ts";
import { askedHours } from "#app/domain/lead/words/asked-hours.ts";

/** The stages that a lead passes in this order; `lost` stands beside them. */
export const funnelStages = ["contacted", "counselling", "applied", "enrolled"] as const;

/** The filters by which a number in the figures, or of an import, links to the list of its leads. */
export const figureFilters = z.object({
  /** Received on this day in India or later. */
  since: day("Since").optional(),
  /** Received on this day in India or before. */
  until: day("Until").optional(),
  /** Received in these hours of a day in India. */
  hours: z.enum(askedHours, `Hours must be one of ${askedHours.join(", ")}`).optional(),
  /** Now at this stage or further. */
  reached: z.enum(funnelStages, `Reached must be one of ${funnelStages.join(", ")}`).optional(),
  /** `google / mba-pune`; `none`: without a campaign. */
  campaign: quietText(260).optional(),
  /** As it was written. */
  course: quietText(200).optional(),
  /** The id of the course that is asked about, whatever is asked about it; `none` where nobody knows which it is. */
  course_id: z.union([z.literal("none"), recordId("Course")]).optional(),
  /** For lost leads; `none`: no reason given. */
  lost_reason: quietText(120).optional(),
  /** 1: spoken with. */
  spoken: z.enum(["1"], "Spoken must be 1").optional(),
  /** First answered within, or after more than, so many office minutes. */
  replied_within: wholeNumber("Minutes", { most: 1_000_000 }).optional(),
  replied_after: wholeNumber("Minutes", { most: 1_000_000 }).optional(),
  /** New, sent by a form before this moment, not answered yet. */
  unanswered_before: z.iso.datetime("Unanswered before must be a moment such as 2026-11-25T09:30:00.000Z").optional(),
  /** 1: may be contacted. */
  callable: z.enum(["1"], "Callable must be 1").optional(),
  /** The id of the import that brought them. */
  import: recordId("Import").optional(),
});

export type FigureFilter = z.infer<typeof figureFilters>;

/** The filters' names in a list's address. */
export const figureFilterNames = Object.keys(figureFilters.shape) as (keyof FigureFilter)[];
