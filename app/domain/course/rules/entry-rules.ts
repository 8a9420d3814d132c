import type { StoredEligibility } from "#db/schema.ts";
import { fitOf, type FitAnswers } from "#app/domain/fit/fit.ts";

/** What a course asks of whoever enters it, the languages of its classes with it. */
export type EntryRule = Omit<StoredEligibility, "checked_on"> & { languages: string[] };

/** Nothing is known of it. */
export const nothingAsked: EntryRule = {
  level: null,
  percent: null,
  relaxed_percent: null,
  work_years: null,
  least_age: null,
  subjects: [],
  languages: [],
};

/** What somebody says of themselves beside their last degree; null is not said. */
export type Standing = Pick<FitAnswers, "percent" | "isReserved" | "workYears">;

export const untold: Standing = { percent: null, isReserved: false, workYears: null };

export const isTold = ({ percent, workYears }: Standing) => percent !== null || workYears !== null;

/**
 * Whether a course is open to somebody by all that they have said, as `fitOf` judges it: what they left out is not
 * looked at, and what is not known of the course is not met. A percent says nothing of another degree; where none was
 * said, it narrows to what asks for no more, whatever the degree: that is a choice among courses, and no verdict.
 */
export function isOpenTo(rule: EntryRule, degree: FitAnswers["degree"], standing: Standing): boolean {
  const { level } = rule;
  const { rules } = fitOf(
    { ...nothingElse, eligibility: { ...rule, least_age: null, subjects: [] } },
    { ...noWishes, degree: degree ?? level, ...standing },
  );
  const [isDegree, isPercent, isWork] = rules.map(({ met }) => met === "yes");
  // Behind a degree that is too low stands no rule of percent.
  if (degree !== null && !isDegree) return false;
  const saysPercent = standing.percent !== null && (degree === null || degree === level);
  return (!saysPercent || isPercent!) && (standing.workYears === null || isWork!);
}

const nothingElse = { yearly_fee_rupees: null, study_mode: "online", languages: [] } as const;
const noWishes = { budget: null, place: null, language: null, age: null, subjects: [] };
