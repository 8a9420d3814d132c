import { badgeClass } from "#app/domain/program/program-badges.ts";
import type { Program } from "#app/domain/program/program-schema.ts";

export function ProgramBadge({ badge }: { badge: Program["badge"] }) {
  return <span className={badgeClass(badge)}>{badge}</span>;
}
