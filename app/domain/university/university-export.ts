import { type ListExport, placeColumn, type Placed } from "#app/domain/export/list-export.ts";
import { partnershipWords } from "./partnership-words.ts";
import type { University } from "./university-schema.ts";

export const universityExport: ListExport<Placed<University> & { course_count: number }> = {
  type: "university",
  file: "universities",
  ordered: "universities",
  columns: [
    placeColumn,
    { label: "Name", value: ({ name }) => name },
    { label: "Location", value: ({ location }) => location },
    { label: "Rank", value: ({ ranking }) => ranking },
    { label: "Students", value: ({ student_count }) => student_count },
    { label: "Fees", value: ({ fees }) => fees },
    { label: "Courses", value: ({ course_count }) => course_count },
    { label: "Shown as", value: ({ is_featured }) => (is_featured === 1 ? "Featured" : "") },
    { label: "Duration", value: ({ duration }) => duration },
    { label: "Founded year", value: ({ founded_year }) => founded_year },
    { label: "Acceptance rate, percent", value: ({ acceptance_rate }) => acceptance_rate },
    { label: "Partnership", value: ({ partnership }) => (partnership ? partnershipWords[partnership] : "") },
    { label: "Programmes", value: ({ programs }) => programs.join("; ") },
    { label: "Facilities", value: ({ facilities }) => facilities.join("; ") },
    { label: "Website", value: ({ website_url }) => website_url },
    { label: "Description", value: ({ description }) => description },
    { label: "Changed, India time", value: ({ updated_at }) => updated_at },
  ],
};
