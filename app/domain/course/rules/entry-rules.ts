import type { StoredEligibility } from "#db/schema.ts";
import { fitOf, type FitAnswers } from "#app/domain/fit/fit.ts";

/** A course's entry requirements and its languages of teaching. */
export type EntryRule = Omit<StoredEligibility, "checked_on"> & { languages: string[] };

/** Unknown requirements. */
export const nothingAsked: EntryRule = {
  level: null,
  percent: null,
  relaxed_percent: null,
  work_years: null,
  least_age: null,
  subjects: [],
  languages: [],
};

/** What a visitor says beside their last degree; null: not said. */
export type Standing = Pick<FitAnswers, "percent" | "isReserved" | "workYears">;

export const untold: Standing = { percent: null, isReserved: false, workYears: null };

export const isTold = ({ percent, workYears }: Standing) => percent !== null || workYears !== null;

/**
 * Whether a course is open to somebody, judged by `fitOf` on what they have said; an unknown requirement counts as not
 * met. A percent applies only to the degree it was said with; without a degree, it filters to courses that ask for no
 * more: a choice, not a verdict.
 */
export function isOpenTo(rule: EntryRule, degree: FitAnswers["degree"], standing: Standing): boolean {
  const { level } = rule;
  const { rules } = fitOf(
    { ...nothingElse, eligibility: { ...rule, least_age: null, subjects: [] } },
    { ...noWishes, degree: degree ?? level, ...standing },
  );
  const [isDegree, isPercent, isWork] = rules.map(({ met }) => met === "yes");
  // If the degree is too low, the percent is not checked.
  if (degree !== null && !isDegree) return false;
  const saysPercent = standing.percent !== null && (degree === null || degree === level);
  return (!saysPercent || isPercent!) && (standing.workYears === null || isWork!);
}

const nothingElse = { yearly_fee_rupees: null, study_mode: "online", languages: [] } as const;
const noWishes = { budget: null, place: null, language: null, age: null, subjects: [] };
