import type { courseFields, courseIcons, studyModes } from "#app/domain/course/course-schema.ts";
import type { IconName } from "#app/ui/icon.tsx";

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

export const iconChoices: Record<(typeof courseIcons)[number], { icon: IconName; label: string }> = {
  GraduationCap: { icon: "graduation", label: "Graduation cap" },
  Users: { icon: "users", label: "Users" },
  Award: { icon: "award", label: "Award" },
};
