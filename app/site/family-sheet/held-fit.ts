import { levelWords, yearsOfWork } from "#app/domain/course/course-words.ts";
import { type Fitted, fitOf, verdictsInShort } from "#app/domain/fit/fit.ts";
import { readAnswers } from "#app/site/fit/fit-answers.ts";
import { heldAnswers } from "#app/site/fit/held-answers.ts";

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
    verdictOf: ({ dataset }: HTMLElement) => {
      const eligibility = JSON.parse(dataset["entry"]!) as Fitted["eligibility"];
      return verdictsInShort[fitOf({ ...nothingWished, eligibility }, answers).verdict];
    },
  };
}

/** What a year costs, where and in which language it is taught change no verdict. */
const nothingWished = { yearly_fee_rupees: null, study_mode: "online", languages: [] } as const;
