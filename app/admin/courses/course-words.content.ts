import type { courseIcons } from "#app/domain/course/course-schema.ts";
import type { IconName } from "#app/ui/icon.tsx";

export const iconChoices: Record<(typeof courseIcons)[number], { icon: IconName; label: string }> = {
  GraduationCap: { icon: "graduation", label: "Graduation cap" },
  Users: { icon: "users", label: "Users" },
  Award: { icon: "award", label: "Award" },
};
