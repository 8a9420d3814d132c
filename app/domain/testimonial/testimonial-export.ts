import { type ListExport, placeColumn, type Placed } from "#app/domain/export/list-export.ts";
import type { Testimonial } from "./testimonial-schema.ts";

export const testimonialExport: ListExport<Placed<Testimonial>> = {
  type: "testimonial",
  file: "testimonials",
  ordered: "testimonials",
  columns: [
    placeColumn,
    { label: "Name", value: ({ name }) => name },
    { label: "Role", value: ({ role }) => role },
    { label: "Content", value: ({ content }) => content },
    { label: "Rating", value: ({ rating }) => rating },
    { label: "Changed, India time", value: ({ updated_at }) => updated_at },
  ],
};
