import { z } from "zod";
import { facetKeys } from "#app/domain/course/catalogue/course-facets.ts";
import { courseSorts } from "#app/domain/course/course-schema.ts";

const LONGEST_WORDS = 200;

/** The query of a course list. */
export const courseFilterSchema = z.object({
  /** Words that courses contain. */
  q: z.string().transform((typed) => typed.trim().slice(0, LONGEST_WORDS)),
  chosen: z.record(z.enum(facetKeys), z.array(z.string())),
  /** Facets of open length that are shown in full. */
  whole: z.array(z.enum(facetKeys)),
  sort: z.enum(courseSorts).nullable().catch(null),
  page: z.coerce.number().int().min(1).catch(1),
});
