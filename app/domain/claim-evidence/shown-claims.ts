import type { Course } from "#app/domain/course/course-schema.ts";
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import type { ClaimEvidence } from "./claim-evidence-schema.ts";
import { type NoteRule, notesBeside } from "./claim-notes.ts";

/** Whether visitors see only proven claims, and the day to judge by. */
export interface ClaimRule {
  isProvenOnly: boolean;
  today: string;
}

interface Holder {
  evidence: ClaimEvidence[];
}

/** The evidence of a claim: one that is still valid, else the last one; null without any. */
export function evidenceFor({ evidence }: Holder, claim: string, today: string): ClaimEvidence | null {
  const own = evidence.filter((each) => each.claim === claim);
  return own.find((each) => holds(each, today)) ?? own.at(-1) ?? null;
}

/** Whether evidence is still valid: its last day counts. */
export const holds = ({ expires }: ClaimEvidence, today: string): boolean => expires === null || expires >= today;

/** Whether visitors see a claim: always, or only with valid evidence, as the rule says. */
export const isShown = (holder: Holder, claim: string, { isProvenOnly, today }: ClaimRule): boolean =>
  !isProvenOnly || holder.evidence.some((each) => each.claim === claim && holds(each, today));

/** A university without the figures that are not to be shown; they become unknown. */
export function shownUniversity<Shown extends University>(university: Shown, rule: ClaimRule): Shown {
  const shown = <Value>(claim: string, value: Value) => (isShown(university, claim, rule) ? value : null);
  const ranking = shown("ranking", university.ranking);
  return {
    ...university,
    ranking,
    rank: ranking === null ? "" : university.rank,
    student_count: shown("student_count", university.student_count),
    acceptance_rate: shown("acceptance_rate", university.acceptance_rate),
  };
}

/** The same for a course's university. */
export function shownCourse<Shown extends Course>(course: Shown, rule: ClaimRule): Shown {
  const { university } = course;
  return {
    ...course,
    university: {
      ...university,
      ranking: isShown(university, "ranking", rule) ? university.ranking : null,
      students: isShown(university, "student_count", rule) ? university.students : null,
    },
  };
}

/** A counsellor, whose years of experience become 0 (unknown) if they are not to be shown. */
export function shownExpert(expert: ExpertGuidance, rule: ClaimRule): ExpertGuidance {
  return { ...expert, experience: isShown(expert, "experience", rule) ? expert.experience : 0 };
}

/** A number, a percentage, or a word of promise. */
const isClaim = (feature: string) => /\d|guarantee|assured|job|placement/i.test(feature);

/** A programme without the features, ratings and evidence that are not to be shown. */
export function shownProgram(program: Program, rule: ClaimRule): Program {
  const { keyFeatures, universities, evidence } = program;
  return {
    ...program,
    evidence: evidence.filter(({ claim }) => isShown(program, claim, rule)),
    keyFeatures: isShown(program, "keyFeatures", rule)
      ? keyFeatures
      : keyFeatures.filter((feature) => !isClaim(feature)),
    universities: isShown(program, "ratings", rule)
      ? universities
      : universities.map((university) => ({ ...university, rating: null })),
  };
}

/** Adds the required sentences to a programme's features. */
export const withNotes = (program: Program, rules: NoteRule[]): Program => ({
  ...program,
  keyFeatures: program.keyFeatures.map((feature) => [feature, ...notesBeside(rules, feature)].join(". ")),
});
