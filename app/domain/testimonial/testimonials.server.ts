import type { Selectable } from "kysely";
import type { PictureAddress, Tables } from "#db/schema.ts";
import { contentRecords } from "#app/domain/content-records.server.ts";
import type { Testimonial, TestimonialInput } from "./testimonial-schema.ts";

type Draft = TestimonialInput & { image?: PictureAddress | null };

export const testimonials = contentRecords<Selectable<Tables["testimonials"]>, Draft, Testimonial>({
  table: "testimonials",
  type: "testimonial",
  nameColumn: "name",
  emptyColumns: { image: null, image_alt: "" },
  searchedText: (row) => `${row.name} ${row.content}`,
  recordOf: (row) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    content: row.content,
    rating: row.rating,
    image: row.image,
    image_url: row.image,
    image_alt: row.image_alt,
    is_sample: row.is_sample,
    updated_at: row.updated_at,
  }),
});
