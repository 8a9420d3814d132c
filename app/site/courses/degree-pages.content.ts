import type { degreeTypes } from "#app/domain/course/course-schema.ts";

interface DegreeWords {
  title: string;
  lede: string;
  /** For search engines and those who receive the link. */
  description: string;
}

/** What the pages of the degree types say above their lists. */
export const degreeWords: Record<(typeof degreeTypes)[number], DegreeWords> = {
  UG: {
    title: "UG Courses",
    lede: "Bachelor’s degrees, after 12th. Three or four years that you can study from your own town.",
    description:
      "Online bachelor’s degrees after 12th from our partner universities, with duration, tuition fee and requirements.",
  },
  PG: {
    title: "PG Courses",
    lede: "Master’s degrees, after graduation. Most are planned for people who work, so you can keep your job.",
    description:
      "Online master’s degrees after graduation from our partner universities, with duration, tuition fee and requirements.",
  },
  PGDCS: {
    title: "PGDCS Courses",
    lede: "The postgraduate diploma in computer science: one step into software for graduates of any subject.",
    description:
      "Postgraduate diplomas in computer science from our partner universities, with duration, tuition fee and requirements.",
  },
};
