import type { Program } from "./program-schema.ts";

/** Every badge with its colour (section 3); the ones without a tone are grey. */
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

/** The classes of a badge, wherever it is shown. */
export const badgeClass = (badge: Program["badge"]) => `badge ${badgeTones[badge]}`.trimEnd();
