import { levelWords, yearsOfWork } from "#app/domain/course/course-words.ts";
import { type Fitted, fitOf } from "#app/domain/fit/fit.ts";
import { heldAnswers, shortly } from "#app/site/fit/drive-fit.ts";
import { readAnswers } from "#app/site/fit/fit-answers.ts";

/**
 * How somebody stands with the courses of the sheet, by what this device was told beside a course: in a word, since the
 * rules stand in the row above, and four courses share one paper.
 */
export function heldFit() {
  const answers = readAnswers(heldAnswers());
  const { degree, percent, workYears } = answers;
  const said = [
    percent === null ? degree && levelWords[degree] : `${percent}%`,
    workYears !== null && yearsOfWork(workYears),
  ];
  return {
    /** `48%, 2 years of work`, as few words as a narrow column takes; empty where nothing of it was answered. */
    said: said.filter(Boolean).join(", "),
    verdictOf: ({ dataset }: HTMLElement) => shortly[fitOf(JSON.parse(dataset["fitted"]!) as Fitted, answers).verdict],
  };
}
