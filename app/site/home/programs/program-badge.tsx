import type { Program } from "#app/domain/program/program-schema.ts";

const tones: Partial<Record<Program["badge"], string>> = {
  Trending: "badge-green",
  "Dr Title": "badge-purple",
  Global: "badge-orange",
  "1 Year": "badge-yellow",
  "2 Years": "badge-orange",
};

export function ProgramBadge({ badge }: { badge: Program["badge"] }) {
  return <span className={`badge ${tones[badge] ?? ""}`}>{badge}</span>;
}
