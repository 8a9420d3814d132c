import type { Insertable } from "kysely";
import type { Tables } from "#db/schema.ts";

type FilledByTheLoader = "id" | "created_at" | "updated_at" | "is_sample" | "position" | "search_text";

/** A row of sample content as its file writes it; the loader adds ids, times, order and the sample flag. */
export type Sample<Table extends keyof Tables> = Omit<Insertable<Tables[Table]>, FilledByTheLoader>;

/** Names its university by slug, since ids are given by the database. */
export type SampleCourse = Omit<Sample<"courses">, "university_id"> & { university: string };

export type SampleProgram = Sample<"programs"> & { universities: { slug: string; rating: number }[] };
