import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";
import { levelWords, yearsOfWork } from "#app/domain/course/course-words.ts";
import { type FitAnswers, fitLevels } from "#app/domain/fit/fit.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";

export type StepKey = "degree" | "percent" | "work" | "budget" | "place" | "language";

interface Choice {
  value: string;
  label: string;
  /** For a range of years, whose minimum is the value. */
  mostYears?: number;
}

export interface FindStep {
  key: StepKey;
  /** Absent if a number is typed. */
  choices?: readonly Choice[];
  /** Before the number. */
  sign?: string;
  /** After the number. */
  unit?: string;
  /** The answer in few words; null if it was skipped. */
  said(answers: FitAnswers): string | null;
}

export const workChoices: readonly Choice[] = [
  { value: "0", label: "None yet" },
  { value: "1", label: "1 year" },
  { value: "2", label: "2 years" },
  { value: "3", label: "3 or 4 years", mostYears: 4 },
  { value: "5", label: "5 years or more", mostYears: Infinity },
];

/** The questions in order; their wording is in the page's texts. */
export const findSteps: FindStep[] = [
  {
    key: "degree",
    choices: fitLevels.map((value) => ({ value, label: levelWords[value] })),
    said: ({ degree }) => degree && levelWords[degree],
  },
  {
    key: "percent",
    unit: "%",
    said: ({ percent, isReserved }) =>
      percent === null ? null : `${percent}%${isReserved ? ", reserved category" : ""}`,
  },
  {
    key: "work",
    choices: workChoices,
    said: ({ workYears, mostWorkYears }) => {
      if (workYears === null) return null;
      const range = workChoices.find(({ mostYears }) => mostYears !== undefined && mostYears === mostWorkYears);
      return range ? `${range.label} of work` : yearsOfWork(workYears);
    },
  },
  {
    key: "budget",
    sign: "₹",
    unit: "a year",
    said: ({ budget }) => (budget === null ? null : `₹${groupDigits(budget)} a year`),
  },
  {
    key: "place",
    choices: [
      { value: "online", label: "From home" },
      { value: "city", label: "In a city" },
    ],
    said: ({ place }) => place && (place === "online" ? "From home" : "In a city"),
  },
  {
    key: "language",
    choices: teachingLanguages.map((value) => ({ value, label: value })),
    said: ({ language }) => language,
  },
];
