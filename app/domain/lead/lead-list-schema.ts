import { z } from "zod";
import { type ListQuery, listQuery, sortOf } from "#app/domain/list/list-query-schema.ts";
import { quietText, recordId } from "#app/lib/schemas/field-schemas.ts";
import { leadAges } from "#app/domain/lead/words/lead-ages.ts";
import { figureFilters } from "./figure-filters-schema.ts";
import { leadStages } from "#app/domain/lead/words/lead-stages.ts";

/** The counsellor's views: those that are theirs, due today, overdue, nobody's. */
const leadTabNames = ["all", "mine", "today", "overdue", "unowned"] as const;

/** The columns that the list is sorted by. */
export const leadSortNames = ["name", "course", "stage", "owner", "follow-up", "touched", "received"] as const;

export type LeadSort = (typeof leadSortNames)[number];

/** What the list may be narrowed by; an enrolled or lost lead is never due or overdue. */
export const leadFilters = z.object({
  tab: z.enum(leadTabNames, `Tab must be one of ${leadTabNames.join(", ")}`).optional(),
  stage: z.enum(leadStages, `Stage must be one of ${leadStages.join(", ")}`).optional(),
  /** `me`, `none`, or a user's id. */
  owner: z.union([z.enum(["me", "none"]), recordId("Owner")]).optional(),
  /** How long ago it came in, in days of India. */
  age: z.enum(leadAges, `Age must be one of ${leadAges.join(", ")}`).optional(),
  /** The page that sent it, or how somebody came whom staff entered; `unknown` where neither was told. */
  source: quietText(300).optional(),
  /** A tag's id. */
  tag: recordId("Tag").optional(),
  ...figureFilters.shape,
});

/** The list's order, and whether `meta.counts` is wanted. */
export const leadListQuery = leadFilters.extend({
  /** A column, falling with a `-` before it. Else the newest come first, and what is due in the order of its days. */
  sort: sortOf(leadSortNames),
  /** 1: answers in `meta` how many leads each tab, stage and source holds. */
  counts: z.enum(["0", "1"]).optional(),
});

const wholeQuery = listQuery.extend(leadListQuery.shape);

export type LeadFilter = Pick<z.infer<typeof wholeQuery>, "q" | keyof z.infer<typeof leadFilters>>;
export type LeadQuery = z.infer<typeof wholeQuery> & Pick<ListQuery, "behind">;
