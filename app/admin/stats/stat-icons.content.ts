import type { StatItem } from "#app/domain/stat-item/stat-item-schema.ts";
import type { IconName } from "#app/ui/icon.tsx";

export const statIconChoices: Record<StatItem["icon"], { icon: IconName; label: string }> = {
  GraduationCap: { icon: "graduation", label: "Graduation cap" },
  Users: { icon: "users", label: "Users" },
  CheckCircle2: { icon: "check-circle", label: "Check in a circle" },
  Globe: { icon: "globe", label: "Globe" },
};
