import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";
import { type FitAnswers, fitLevels } from "#app/domain/fit/fit.ts";
import { subjectsIn } from "#app/domain/fit/subject-names.ts";

/** What is asked, as an address and a form name it; as it was typed. */
export const fitKeys = [
  "degree",
  "percent",
  "reserved",
  "work",
  "budget",
  "place",
  "language",
  "age",
  "subjects",
] as const;
export type FitKey = (typeof fitKeys)[number];

/** Under this name a device keeps its answers. */
export const FIT_STORE = "fit";

/** What cannot be read is not said. */
export function readAnswers(query: URLSearchParams): FitAnswers {
  const among = <Value extends string>(values: readonly Value[], key: FitKey) =>
    values.find((value) => value === query.get(key)) ?? null;
  return {
    degree: among(fitLevels, "degree"),
    percent: numberIn(query.get("percent")?.replace("%", ""), 100),
    isReserved: query.get("reserved") === "1",
    workYears: numberIn(query.get("work"), 60),
    budget: numberIn(query.get("budget")?.replaceAll(/[₹,\s]/g, ""), 100_000_000),
    place: among(["online", "city"], "place"),
    language: among(teachingLanguages, "language"),
    age: numberIn(query.get("age"), 120),
    subjects: subjectsIn(query.get("subjects") ?? ""),
  };
}

function numberIn(text: string | null | undefined, most: number): number | null {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return number >= 0 && number <= most ? number : null;
}
