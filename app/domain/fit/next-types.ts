import type { FitLevel } from "./fit.ts";

/** The types of degree that come after one. */
const nextTypes: Record<FitLevel, ("UG" | "PG" | "PGDCS")[]> = {
  "10th": ["UG"],
  "12th": ["UG"],
  diploma: ["UG"],
  bachelor: ["PG", "PGDCS"],
  master: ["PG", "PGDCS"],
};

/** Whether courses of the type come after the degree; where none was said, all do. */
export const isNextAfter = (degree: FitLevel | null, type: string): boolean =>
  degree === null || nextTypes[degree].some((next) => next === type);
