import { useState } from "react";
import { followUpWords } from "#app/admin/leads/words/follow-up-words.ts";
import { ordinalOf } from "./last-word.ts";
import type { Draft } from "#app/admin/draft/draft.ts";
import { type CallOutcome, isLast, isUnreached } from "#app/domain/lead/contacts/call-outcomes.ts";
import { inHours, mondayMorning, tomorrowAt } from "#app/domain/lead/tries/next-try.ts";
import { addDays } from "#app/lib/time/calendar-day.ts";
import { minuteInIndia } from "#app/lib/time/india-day.ts";

interface NextStepProps {
  outcome: CallOutcome;
  /** The number of unanswered calls in a row, including this one. */
  tries: number;
  /** The next try by the office's rule; null: none, or the person was reached. */
  byRule: string | null;
  /** The number of unanswered calls after which the rule stops. */
  mostTries: number;
  /** The step and time chosen before the page was reloaded. */
  kept: Draft | null;
  onChoose: (step: string) => void;
}

/** The next step: the rule picks the next try after an unanswered call; otherwise a day is asked for. */
export function NextStep({ outcome, tries, byRule, mostTries, kept, onChoose }: NextStepProps) {
  // Fixed at opening: options computed each minute would no longer contain the chosen one.
  const [now] = useState(minuteInIndia);
  const steps = stepsAfter(outcome, now, byRule);
  const [step, setStep] = useState(() => keptStep(kept, now, steps) ?? steps[0]!.value);
  function choose(next: string) {
    setStep(next);
    onChoose(next);
  }
  if (isLast(outcome)) {
    return (
      <p className="sub">
        <input type="hidden" name="last" value="1" />
        Nobody comes back to this lead.
      </p>
    );
  }
  return (
    <fieldset className="chips call-steps">
      <legend>Next step</legend>
      {steps.map(({ value, label, when }) => (
        <label key={label}>
          <input type="radio" name="step" value={value} checked={step === value} onChange={() => choose(value)} />
          {label}
          {when && <small className="num">{when}</small>}
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
            ? `The ${ordinalOf(tries)} try: the rule picks the next one, and stops after the ${ordinalOf(mostTries)}.`
            : `The ${ordinalOf(tries)} try without an answer: the rule tries no more.`}
        </p>
      )}
    </fieldset>
  );
}

/** The choice kept, if it is still ahead: *in 2 h* counts from the press, not from now. */
function keptStep(kept: Draft | null, now: string, steps: { value: string }[]): string | undefined {
  const step = kept?.["step"];
  if (step === undefined || steps.some(({ value }) => value === step)) return step;
  return momentOf(kept, now) && "pick";
}

const momentOf = (kept: Draft | null, now: string) => {
  const step = kept?.["step"];
  return step?.includes("T") && step > now ? step : undefined;
};

interface Step {
  value: string;
  label: string;
  when?: string;
}

function stepsAfter(outcome: CallOutcome, now: string, byRule: string | null): Step[] {
  const steps = [
    stepOn("In 2 h", inHours(now, 2), now),
    stepOn("Tomorrow", tomorrowAt(now), tomorrowAt(now)),
    stepOn("Monday", mondayMorning(now), addDays(now.slice(0, 10), 6)),
    { value: "pick", label: "Pick" },
    { value: "", label: "None" },
  ];
  if (!isUnreached(outcome)) return outcome === "later" ? steps : [steps[1]!, steps[0]!, ...steps.slice(2)];
  if (byRule === null) return steps.toReversed();
  return [{ value: byRule, label: "By the rule", when: followUpWords(byRule) }, ...steps.slice(3)];
}

/** Up to `until` the label names the day, so only the time is added. */
const stepOn = (label: string, value: string, until: string): Step => ({
  value,
  label,
  when: value.slice(0, 10) <= until ? value.slice(11) : followUpWords(value),
});
