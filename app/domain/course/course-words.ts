import type { courseFields, studyModes } from "./course-schema.ts";

/** What fields and modes of study are called wherever people read them. */
export const fieldWords: Record<(typeof courseFields)[number], string> = {
  mba: "MBA",
  engineering: "Engineering",
  "data-science": "Data science",
  medicine: "Medicine",
  computer: "Computer applications",
  commerce: "Commerce",
  arts: "Arts",
  science: "Science",
  law: "Law",
  design: "Design",
  education: "Education",
  media: "Media",
};

export const studyModeWords: Record<(typeof studyModes)[number], string> = {
  online: "Online",
  blended: "Blended",
  weekend: "Weekend",
};
