import { useState } from "react";
import { followUpWords } from "#app/admin/leads/follow-up-words.ts";
import { ordinalOf } from "#app/admin/leads/last-word.ts";
import type { Draft } from "#app/admin/draft/draft.ts";
import { type CallOutcome, isLast, isUnreached } from "#app/domain/lead/call-outcomes.ts";
import { inHours, mondayMorning, tomorrowAt } from "#app/domain/lead/next-try.ts";
import { minuteInIndia } from "#app/lib/india-day.ts";

interface NextStepProps {
  outcome: CallOutcome;
  /** How many calls in a row nobody took, with this one. */
  tries: number;
  /** When the office's rule tries again; null: no more, or the person was reached. */
  byRule: string | null;
  /** What was chosen before the page was read again: a step and the moment of one's own. */
  kept: Draft | null;
  onChoose: (step: string) => void;
}

/** The rule has picked the next try of who was not reached; who was is asked for a day. */
export function NextStep({ outcome, tries, byRule, kept, onChoose }: NextStepProps) {
  const now = minuteInIndia();
  const steps = stepsAfter(outcome, now, byRule);
  const [step, setStep] = useState(() => keptStep(kept, now, steps) ?? steps[0]!.value);
  function choose(next: string) {
    setStep(next);
    onChoose(next);
  }
  if (isLast(outcome)) return <p className="sub">Nobody comes back to this lead.</p>;
  return (
    <fieldset className="chips call-steps">
      <legend>Next step</legend>
      {steps.map(({ value, label }) => (
        <label key={label}>
          <input type="radio" name="step" value={value} checked={step === value} onChange={() => choose(value)} />
          {label}
          {value.includes("T") && <small className="num">{followUpWords(value)}</small>}
        </label>
      ))}
      {step === "pick" && (
        <input
          className="input"
          type="datetime-local"
          name="picked"
          aria-label="Day and time of the next step"
          required
          min={now}
          defaultValue={kept?.["picked"] ?? momentOf(kept, now) ?? tomorrowAt(now)}
        />
      )}
      {isUnreached(outcome) && (
        <p className="sub">
          {byRule
            ? `The ${ordinalOf(tries)} try: the rule picks the next one.`
            : `The ${ordinalOf(tries)} try without an answer: the rule tries no more.`}
        </p>
      )}
    </fieldset>
  );
}

/** What was chosen then, if it still lies ahead: *in 2 h* counts from the press, not from now. */
function keptStep(kept: Draft | null, now: string, steps: { value: string }[]): string | undefined {
  const step = kept?.["step"];
  if (step === undefined || steps.some(({ value }) => value === step)) return step;
  return momentOf(kept, now) && "pick";
}

const momentOf = (kept: Draft | null, now: string) => {
  const step = kept?.["step"];
  return step?.includes("T") && step > now ? step : undefined;
};

function stepsAfter(outcome: CallOutcome, now: string, byRule: string | null) {
  const steps = [
    { value: inHours(now, 2), label: "In 2 h" },
    { value: tomorrowAt(now), label: "Tomorrow" },
    { value: mondayMorning(now), label: "Monday" },
    { value: "pick", label: "Pick" },
    { value: "", label: "None" },
  ];
  if (!isUnreached(outcome)) return outcome === "later" ? steps : [steps[1]!, steps[0]!, ...steps.slice(2)];
  return byRule ? [{ value: byRule, label: "By the rule" }, ...steps.slice(3)] : steps.toReversed();
}
