import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";
import { type FitAnswers, fitLevels } from "#app/domain/fit/fit.ts";
import { subjectsIn } from "#app/domain/fit/subject-names.ts";
import { fromIndianDigits } from "#app/lib/text/indian-digits.ts";

/** The questions, as parameters in address and form. */
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

/** The storage key of the answers. */
export const FIT_STORE = "fit";

interface NumberField {
  most: number;
  /** What people write around the number. */
  around: RegExp;
  /** The message for anything else. */
  takes: string;
}

export const numberFields = {
  percent: { most: 100, around: /%/g, takes: "A number from 0 to 100, such as 48.5" },
  work: { most: 60, around: /\s/g, takes: "A number from 0 to 60" },
  budget: { most: 100_000_000, around: /[₹,\s]/g, takes: "An amount in figures, such as 70,000" },
  age: { most: 120, around: /\s/g, takes: "A number from 0 to 120" },
} satisfies Partial<Record<FitKey, NumberField>>;

export type NumberKey = keyof typeof numberFields;

/** Invalid values are ignored. */
export function readAnswers(query: URLSearchParams): FitAnswers {
  const among = <Value extends string>(values: readonly Value[], key: FitKey) =>
    values.find((value) => value === query.get(key)) ?? null;
  const number = (key: NumberKey) => numberIn(key, query.get(key) ?? "");
  return {
    degree: among(fitLevels, "degree"),
    percent: number("percent"),
    isReserved: query.get("reserved") === "1",
    workYears: number("work"),
    budget: number("budget"),
    place: among(["online", "city"], "place"),
    language: among(teachingLanguages, "language"),
    age: number("age"),
    subjects: subjectsIn(query.get("subjects") ?? ""),
  };
}

/** The message for an invalid number; null if it is valid or empty. */
export const refusalOf = (key: NumberKey, typed: string | undefined): string | null =>
  !typed?.trim() || numberIn(key, typed) !== null ? null : numberFields[key].takes;

function numberIn(key: NumberKey, typed: string): number | null {
  const { most, around } = numberFields[key];
  const figures = fromIndianDigits(typed).replaceAll(around, "").trim();
  const number = figures ? Number(figures) : Number.NaN;
  return number >= 0 && number <= most ? number : null;
}
