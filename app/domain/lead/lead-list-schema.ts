import { z } from "zod";
import { type ListQuery, listQuery, sortOf } from "#app/domain/list/list-query-schema.ts";
import { quietText, recordId } from "#app/lib/schemas/field-schemas.ts";
import { leadAges } from "#app/domain/lead/words/lead-ages.ts";
import { figureFilters } from "./figure-filters-schema.ts";
import { leadStages } from "#app/domain/lead/words/lead-stages.ts";

/** The tabs of the list. */
const leadTabNames = ["all", "mine", "today", "overdue", "unowned"] as const;

/** The sortable columns. */
export const leadSortNames = ["name", "course", "stage", "owner", "follow-up", "touched", "received"] as const;

export type LeadSort = (typeof leadSortNames)[number];

/** The list's filters; a closed lead is never due or overdue. */
export const leadFilters = z.object({
  tab: z.enum(leadTabNames, `Tab must be one of ${leadTabNames.join(", ")}`).optional(),
  stage: z.enum(leadStages, `Stage must be one of ${leadStages.join(", ")}`).optional(),
  /** `me`, `none`, or a user's id. */
  owner: z.union([z.enum(["me", "none"]), recordId("Owner")]).optional(),
  /** Age in days of India. */
  age: z.enum(leadAges, `Age must be one of ${leadAges.join(", ")}`).optional(),
  /** The page that sent the lead, or how it came if staff entered it; `unknown`: neither. */
  source: quietText(300).optional(),
  /** A tag's id. */
  tag: recordId("Tag").optional(),
  ...figureFilters.shape,
});

/** The filters with the list's order, and whether `meta.counts` is wanted. */
export const leadListQuery = leadFilters.extend({
  /** A column, descending with `-`. Default: newest first; for `today` and `overdue`, by follow-up. */
  sort: sortOf(leadSortNames),
  /** 1: `meta.counts` holds the number of leads per tab, stage and source. */
  counts: z.enum(["0", "1"]).optional(),
});

const wholeQuery = listQuery.extend(leadListQuery.shape);

export type LeadFilter = Pick<z.infer<typeof wholeQuery>, "q" | keyof z.infer<typeof leadFilters>>;
export type LeadQuery = z.infer<typeof wholeQuery> & Pick<ListQuery, "behind">;
