import { useId } from "react";
import type { FitAnswers } from "#app/domain/fit/fit.ts";
import { numberFields, type NumberKey } from "#app/site/fit/fit-answers.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { BudgetPetals } from "./budget-petals.tsx";
import { addressWithout, findAddress, refusedAnswer, type Said, saidWithout, SKIPPED } from "./find-address.ts";
import { type FindStep, findSteps } from "./find-steps.content.ts";

interface FindQuestionProps {
  said: Said;
  answers: FitAnswers;
  step: FindStep;
  /** The courses' yearly fees, if the budget is asked for. */
  yearlyFees: number[] | null;
}

/** A question, and the steps; a form that requests the next page. */
export function FindQuestion({ said, answers, step, yearlyFees }: FindQuestionProps) {
  const { next, last, back, skip } = usePageWords("find").way;
  const place = findSteps.indexOf(step);
  const before = findSteps[place - 1];
  const others = saidWithout(said, step.key);
  return (
    <>
      <Way {...{ answers, step }} said={others} />
      <form action="/find" className="find-question">
        {Object.entries(others).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {step.choices ? <Choices step={step} /> : <NumberAsked {...{ said, answers, step }} />}
        {yearlyFees && <BudgetPetals counts={yearlyFees} degree={answers.degree} />}
        <div className="find-go">
          <button className="btn">{place === findSteps.length - 1 ? last : next}</button>
          {before && (
            <a className="go" href={addressWithout(said, before.key)}>
              {back}
            </a>
          )}
          <a className="go" href={findAddress({ ...others, [step.key]: SKIPPED })}>
            {skip}
          </a>
        </div>
      </form>
      <p className="checked">
        No name and no number asked. Your answers stand in the address of this page, and we keep none of them.
      </p>
    </>
  );
}

type Asked = Omit<FindQuestionProps, "yearlyFees">;

function Way({ said, answers, step }: Asked) {
  const words = usePageWords("find");
  return (
    <ol className="way" aria-label={`Question ${findSteps.indexOf(step) + 1} of ${findSteps.length}`}>
      {findSteps.map((each) => (
        <li
          key={each.key}
          aria-current={each === step ? "step" : undefined}
          data-said={said[each.key] ? "" : undefined}
        >
          <span className="petal" aria-hidden="true" />
          {said[each.key] ? (
            <a href={addressWithout(said, each.key)}>
              {each.said(answers) ?? "Skipped"}
              <span className="visually-hidden">, change</span>
            </a>
          ) : (
            <span>{words[each.key].name}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Choices({ step: { key, choices } }: { step: FindStep }) {
  const { question, why } = usePageWords("find")[key];
  const id = useId();
  return (
    <fieldset aria-describedby={id}>
      <legend>
        <h1>{question}</h1>
      </legend>
      <p className="lede" id={id}>
        {why}
      </p>
      <div className="choices">
        {choices!.map(({ value, label }) => (
          <label key={value} className="choice">
            <input type="radio" name={key} value={value} required autoComplete="off" />
            <b>{label}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const patterns: Partial<Record<NumberKey, string>> = {
  percent: "\\p{Nd}{1,3}([.]\\p{Nd}+)? ?%?",
  budget: "₹?[\\p{Nd}, ]+",
};

function NumberAsked({ said, answers, step }: Asked) {
  const { sign, unit } = step;
  const key = step.key as NumberKey & FindStep["key"];
  const { question, why } = usePageWords("find")[key];
  const refusal = refusedAnswer(said, step);
  const id = useId();
  return (
    <>
      <h1 id={`${id}question`}>{question}</h1>
      <p className="lede" id={`${id}why`}>
        {why}
      </p>
      <p className="number-asked">
        {sign && <span>{sign}</span>}
        <input
          className="input num"
          name={key}
          defaultValue={said[key]}
          inputMode="decimal"
          pattern={patterns[key]}
          title={numberFields[key].takes}
          maxLength={12}
          required
          autoComplete="off"
          aria-labelledby={`${id}question`}
          aria-describedby={`${id}why ${id}error`}
          aria-invalid={refusal ? true : undefined}
        />{" "}
        <span>{unit}</span>
      </p>
      <p className="error" id={`${id}error`}>
        {refusal}
      </p>
      {key === "percent" && (
        <label className="reserved">
          <input type="checkbox" name="reserved" value="1" defaultChecked={answers.isReserved} autoComplete="off" /> I
          have a certificate of a reserved category
        </label>
      )}
    </>
  );
}
