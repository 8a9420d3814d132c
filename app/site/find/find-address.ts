import { type Course, courseFields } from "#app/domain/course/course-schema.ts";
import type { FitAnswers } from "#app/domain/fit/fit.ts";
import { type FitKey, fitKeys, type NumberKey, readAnswers, refusalOf } from "#app/site/fit/fit-answers.ts";
import { type FindStep, findSteps, type StepKey, workChoices } from "./find-steps.content.ts";

/** The value of a skipped question in the address. */
export const SKIPPED = "-";

/** Subjects are one text. */
const LONGEST = 100;

/** The answers so far, as typed; and the field to which results are narrowed, which is not a question. */
export type Said = Partial<Record<FitKey | "field", string>>;

export const findKeys = [...fitKeys, "field"] as const;

export function readSaid(query: URLSearchParams): Said {
  const said = findKeys.map((key) => [key, query.get(key)?.slice(0, LONGEST)] as const).filter(([, value]) => value);
  return Object.fromEntries(said) as Said;
}

/**
 * The finder's reading of the answers: `work=3` is its choice of three or four years, where a form with a number means
 * three.
 */
export function answersOf(said: Said): FitAnswers {
  const answers = readAnswers(new URLSearchParams(said));
  const most = workChoices.find(({ value }) => value === said.work)?.mostYears;
  return most === undefined ? answers : { ...answers, mostWorkYears: most };
}

/** The finder's address with these answers; it asks the first question without one. */
export function findAddress(said: Said): string {
  const query = new URLSearchParams(said);
  return query.size === 0 ? "/find" : `/find?${query}`;
}

/** The chosen field; null: all. */
export const fieldIn = ({ field }: Said): Course["field"] | null => courseFields.find((name) => name === field) ?? null;

/** The address of the results in one field, or in all. */
export const addressOfField = ({ field: _before, ...said }: Said, field: Course["field"] | null): string =>
  findAddress(field === null ? said : { ...said, field });

/** The answers without one, and without what depends on it. */
export function saidWithout(said: Said, key: StepKey): Said {
  const { [key]: _again, ...rest } = said;
  if (key === "percent") delete rest.reserved;
  return rest;
}

/** The address that asks one question again and keeps the other answers. */
export const addressWithout = (said: Said, key: StepKey): string => findAddress(saidWithout(said, key));

/** What to type if a question's answer is no number; null if it is valid or absent. */
export const refusedAnswer = (said: Said, { key, choices }: FindStep): string | null =>
  choices || said[key] === SKIPPED ? null : refusalOf(key as NumberKey, said[key]);

/** The first question without a valid answer; null if there is none. */
export const nextStep = (said: Said) =>
  findSteps.find((step) => said[step.key] === undefined || refusedAnswer(said, step)) ?? null;
