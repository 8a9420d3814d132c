import { dayInIndia, startOfDay } from "#app/lib/time/india-day.ts";

// Apart from the schema, so that the panel's screens need neither zod nor the telephone rules.

/** How long ago a lead came in, in days of India; the youngest first. */
export const leadAges = ["today", "1-2", "3-7", "older"] as const;

export type LeadAge = (typeof leadAges)[number];

export const leadAgeWords: Record<LeadAge, string> = {
  today: "Today",
  "1-2": "1–2 days",
  "3-7": "3–7 days",
  older: "Older",
};

const mostDays = { today: 0, "1-2": 2, "3-7": 7 };

/** The first moment that is still of this age; null for the oldest. */
export const startOfAge = (age: LeadAge): string | null =>
  age === "older" ? null : startOfDay(dayInIndia(-mostDays[age]));

/** Tells the age of a lead that came in at a moment (ISO, UTC); the day is looked up once for many of them. */
export function leadAgeReader(): (createdAt: string) => LeadAge {
  const starts = leadAges.map((age) => ({ age, start: startOfAge(age) ?? "" }));
  return (createdAt) => starts.find(({ start }) => createdAt >= start)!.age;
}
