import { type Course, courseFields } from "#app/domain/course/course-schema.ts";
import type { FitAnswers } from "#app/domain/fit/fit.ts";
import { type FitKey, fitKeys, type NumberKey, readAnswers, refusalOf } from "#app/site/fit/fit-answers.ts";
import { type FindStep, findSteps, type StepKey, workChoices } from "./find-steps.content.ts";

/** Stands in the address for a question that was passed over. */
export const SKIPPED = "-";

/** Several subjects are named in one go. */
const LONGEST = 100;

/** What has been said so far, as it was typed; and the field to which what was found is narrowed, which nobody asks. */
export type Said = Partial<Record<FitKey | "field", string>>;

export const findKeys = [...fitKeys, "field"] as const;

export function readSaid(query: URLSearchParams): Said {
  const said = findKeys.map((key) => [key, query.get(key)?.slice(0, LONGEST)] as const).filter(([, value]) => value);
  return Object.fromEntries(said) as Said;
}

/**
 * What the finder makes of it: there `work=3` is the choice of three or four years, where a form with a number means
 * three.
 */
export function answersOf(said: Said): FitAnswers {
  const answers = readAnswers(new URLSearchParams(said));
  const most = workChoices.find(({ value }) => value === said.work)?.mostYears;
  return most === undefined ? answers : { ...answers, mostWorkYears: most };
}

/** The finder with other answers; a question without one is asked. */
export function findAddress(said: Said): string {
  const query = new URLSearchParams(said);
  return query.size === 0 ? "/find" : `/find?${query}`;
}

/** The field that is looked at; null: all of them. */
export const fieldIn = ({ field }: Said): Course["field"] | null => courseFields.find((name) => name === field) ?? null;

/** What was found so far in one field alone, or in all. */
export const addressOfField = ({ field: _before, ...said }: Said, field: Course["field"] | null): string =>
  findAddress(field === null ? said : { ...said, field });

/** What was said but the answer to one question, with what hangs on it. */
export function saidWithout(said: Said, key: StepKey): Said {
  const { [key]: _again, ...rest } = said;
  if (key === "percent") delete rest.reserved;
  return rest;
}

/** Asks one question again and keeps the other answers. */
export const addressWithout = (said: Said, key: StepKey): string => findAddress(saidWithout(said, key));

/** What to type where a question has an answer that is no number; null where it has none, or one that can be read. */
export const refusedAnswer = (said: Said, { key, choices }: FindStep): string | null =>
  choices || said[key] === SKIPPED ? null : refusalOf(key as NumberKey, said[key]);

/** The first question without an answer that can be read; null where all have one. */
export const nextStep = (said: Said) =>
  findSteps.find((step) => said[step.key] === undefined || refusedAnswer(said, step)) ?? null;
