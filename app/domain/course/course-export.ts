import type { ListExport } from "#app/domain/export/list-export.ts";
import type { Course } from "./course-schema.ts";

export const courseExport: ListExport<Course> = {
  type: "course",
  file: "courses",
  columns: [
    { label: "Title", value: ({ title }) => title },
    { label: "Type", value: ({ degree_type }) => degree_type },
    { label: "University", value: ({ university_name }) => university_name },
    { label: "Duration", value: ({ duration }) => duration },
    { label: "Tuition", value: ({ tuition_fee }) => tuition_fee },
    { label: "Shown as", value: shownAs },
    { label: "Description", value: ({ description }) => description },
    { label: "Changed, India time", value: ({ updated_at }) => updated_at },
  ],
};

function shownAs({ is_featured, trending }: Course): string {
  return [is_featured === 1 && "Featured", trending === 1 && "Trending"].filter(Boolean).join(", ");
}
