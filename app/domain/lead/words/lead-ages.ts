import { dayInIndia, startOfDay } from "#app/lib/time/india-day.ts";

// Separate from the schema, so that the panel loads neither zod nor the telephone rules.

/** Ages of leads in days of India, youngest first. */
export const leadAges = ["today", "1-2", "3-7", "older"] as const;

export type LeadAge = (typeof leadAges)[number];

export const leadAgeWords: Record<LeadAge, string> = {
  today: "Today",
  "1-2": "1–2 days",
  "3-7": "3–7 days",
  older: "Older",
};

const mostDays = { today: 0, "1-2": 2, "3-7": 7 };

/** The first moment of this age; null for the oldest. */
export const startOfAge = (age: LeadAge): string | null =>
  age === "older" ? null : startOfDay(dayInIndia(-mostDays[age]));

/** Answers a function from the moment a lead came (ISO, UTC) to its age; the limits are computed once. */
export function leadAgeReader(): (createdAt: string) => LeadAge {
  const starts = leadAges.map((age) => ({ age, start: startOfAge(age) ?? "" }));
  return (createdAt) => starts.find(({ start }) => createdAt >= start)!.age;
}
