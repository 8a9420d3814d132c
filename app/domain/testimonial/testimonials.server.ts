import { type Selectable, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { PictureAddress, Tables } from "#db/schema.ts";
import { provenFilter } from "#app/domain/claim-evidence/claim-rule.server.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byColumn, byText } from "#app/domain/records/list/list-page.server.ts";
import type { Testimonial, TestimonialInput } from "./testimonial-schema.ts";

type Draft = TestimonialInput & { image?: PictureAddress | null };

export const testimonials = contentRecords<Selectable<Tables["testimonials"]>, Draft, Testimonial>({
  table: "testimonials",
  list: "testimonials",
  type: "testimonial",
  nameColumn: "name",
  emptyColumns: { rating: 5, image: null, image_alt: "", evidence: [] },
  sorts: { name: byText("r.name"), role: byText("r.role"), rating: byColumn("r.rating") },
  filters: { rating: (rating) => sql`r.rating = ${rating}`, proven: (isProven) => isProven },
  recordOf: (row) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    content: row.content,
    rating: row.rating,
    image: row.image,
    image_url: row.image,
    image_alt: row.image_alt,
    evidence: row.evidence,
    is_sample: row.is_sample,
    updated_at: row.updated_at,
  }),
});

/** Lists the testimonials that visitors see. */
export const listShownTestimonials = async (db: Database, query: ListQuery = {}) =>
  testimonials.list(db, { ...query, ...(await provenFilter(db, "content")) });
