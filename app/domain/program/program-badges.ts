import type { Program } from "./program-schema.ts";

/** Each badge's colour (section 3 of the specification); without a tone it is grey. */
const badgeTones: Record<Program["badge"], string> = {
  Trending: "badge-green",
  "Dr Title": "badge-purple",
  Global: "badge-orange",
  "1 Year": "badge-yellow",
  "2 Years": "badge-orange",
  "18 Months": "",
  "14 Months": "",
  "3 Years": "",
};

export const badges = Object.keys(badgeTones) as Program["badge"][];

/** The CSS classes of a badge. */
export const badgeClass = (badge: Program["badge"]) => `badge ${badgeTones[badge]}`.trimEnd();
