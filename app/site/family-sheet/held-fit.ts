import { levelWords, yearsOfWork } from "#app/domain/course/course-words.ts";
import { type Fitted, fitOf, verdictsInShort } from "#app/domain/fit/fit.ts";
import { readAnswers } from "#app/site/fit/fit-answers.ts";
import { heldAnswers } from "#app/site/fit/held-answers.ts";

/**
 * Whether somebody fits the sheet's courses, by answers on this device: in a word, since the rules are in the row above
 * and four courses share a sheet.
 */
export function heldFit() {
  const answers = readAnswers(heldAnswers());
  const { degree, percent, workYears } = answers;
  const said = [
    percent === null ? degree && levelWords[degree] : `${percent}%`,
    workYears !== null && yearsOfWork(workYears),
  ];
  return {
    /** `48%, 2 years of work`, short enough for a narrow column; empty without answers. */
    said: said.filter(Boolean).join(", "),
    verdictOf: ({ dataset }: HTMLElement) => {
      const eligibility = JSON.parse(dataset["entry"]!) as Fitted["eligibility"];
      return verdictsInShort[fitOf({ ...nothingWished, eligibility }, answers).verdict];
    },
  };
}

/** Fee, place and language of teaching do not affect the verdict. */
const nothingWished = { yearly_fee_rupees: null, study_mode: "online", languages: [] } as const;
