import { z } from "zod";
import { facetKeys } from "#app/domain/course/catalogue/course-facets.ts";
import { courseSorts } from "#app/domain/course/course-schema.ts";

const LONGEST_WORDS = 200;

/** What the address of a list of courses says. */
export const courseFilterSchema = z.object({
  /** Words that the courses hold. */
  q: z.string().transform((typed) => typed.trim().slice(0, LONGEST_WORDS)),
  chosen: z.record(z.enum(facetKeys), z.array(z.string())),
  /** Facets with any number of values of which all are to be seen. */
  whole: z.array(z.enum(facetKeys)),
  sort: z.enum(courseSorts).nullable().catch(null),
  page: z.coerce.number().int().min(1).catch(1),
});
