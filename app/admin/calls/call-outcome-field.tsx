import { Icon, type IconName } from "#app/ui/icon.tsx";
import { type CallOutcome, callOutcomes, callOutcomeWords } from "#app/domain/lead/contacts/call-outcomes.ts";

interface CallOutcomeFieldProps {
  outcome: CallOutcome;
  onChoose: (outcome: CallOutcome) => void;
}

const outcomeIcons: Record<CallOutcome, IconName> = {
  reached: "talk",
  "no-answer": "missed",
  busy: "busy",
  later: "clock",
  "wrong-number": "hash",
  "not-interested": "stop",
};

/** The outcome of the call: one tap, or its digit. */
export function CallOutcomeField({ outcome, onChoose }: CallOutcomeFieldProps) {
  return (
    <fieldset className="chips call-outcomes">
      <legend className="visually-hidden">Outcome</legend>
      {callOutcomes.map((value, index) => (
        <label key={value}>
          <input
            type="radio"
            name="outcome"
            value={value}
            data-opens-focused={value === outcome ? "" : undefined}
            checked={value === outcome}
            onChange={() => onChoose(value)}
          />
          <Icon name={outcomeIcons[value]} />
          {callOutcomeWords[value]}
          <kbd aria-hidden="true">{index + 1}</kbd>
        </label>
      ))}
    </fieldset>
  );
}
