import type { FitLevel } from "./fit.ts";

/** The degree types after each degree. */
const nextTypes: Record<FitLevel, ("UG" | "PG" | "PGDCS")[]> = {
  "10th": ["UG"],
  "12th": ["UG"],
  diploma: ["UG"],
  bachelor: ["PG", "PGDCS"],
  master: ["PG", "PGDCS"],
};

export const nextTypesOf = (degree: FitLevel) => nextTypes[degree];

/** Whether a degree type follows a degree; all do if none was said. */
export const isNextAfter = (degree: FitLevel | null, type: string): boolean =>
  degree === null || nextTypes[degree].some((next) => next === type);
