import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";
import { levelWords } from "#app/domain/course/course-words.ts";
import { type FitAnswers, fitLevels } from "#app/domain/fit/fit.ts";
import { groupDigits } from "#app/lib/grouped-number.ts";

export type StepKey = "degree" | "percent" | "work" | "budget" | "place" | "language";

export interface FindStep {
  key: StepKey;
  /** On the way, until it is answered. */
  name: string;
  question: string;
  why: string;
  /** Absent where a number is typed. */
  choices?: { value: string; label: string }[];
  /** Beside the number. */
  unit?: string;
  /** An answer in few words; null where it was skipped. */
  said(answers: FitAnswers): string | null;
}

const years = (count: number) => `${count} ${count === 1 ? "year" : "years"} of work`;

/** The questions in their order. */
export const findSteps: FindStep[] = [
  {
    key: "degree",
    name: "Degree",
    question: "What have you finished?",
    why: "The last one you passed, or the one you are in now.",
    choices: fitLevels.map((value) => ({ value, label: levelWords[value] })),
    said: ({ degree }) => degree && levelWords[degree],
  },
  {
    key: "percent",
    name: "Percent",
    question: "How many percent did you get in it?",
    why: "All years together, as on your last mark sheet. Skip it if your mark sheet shows a CGPA.",
    unit: "%",
    said: ({ percent, isReserved }) =>
      percent === null ? null : `${percent}%${isReserved ? ", reserved category" : ""}`,
  },
  {
    key: "work",
    name: "Work",
    question: "How many years have you worked?",
    why: "Some courses ask for experience.",
    choices: [
      { value: "0", label: "None yet" },
      { value: "1", label: "1 year" },
      { value: "2", label: "2 years" },
      { value: "3", label: "3 or 4 years" },
      { value: "5", label: "5 years or more" },
    ],
    said: ({ workYears }) => (workYears === null ? null : years(workYears)),
  },
  {
    key: "budget",
    name: "Budget",
    question: "What can you spend in a year?",
    why: "Every fee counted, not only tuition.",
    unit: "₹ a year",
    said: ({ budget }) => (budget === null ? null : `₹${groupDigits(budget)} a year`),
  },
  {
    key: "place",
    name: "Where",
    question: "Where do you want to study?",
    why: "Online courses have classes that you follow from home. In a city you sit in a room with others.",
    choices: [
      { value: "online", label: "From home" },
      { value: "city", label: "In a city" },
    ],
    said: ({ place }) => place && (place === "online" ? "From home" : "In a city"),
  },
  {
    key: "language",
    name: "Language",
    question: "In which language do you follow classes best?",
    why: "Many courses are taught in English only; some have classes and notes in another language, too.",
    choices: teachingLanguages.map((value) => ({ value, label: value })),
    said: ({ language }) => language,
  },
];
