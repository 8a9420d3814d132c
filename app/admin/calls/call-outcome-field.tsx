import { type CallOutcome, callOutcomes, callOutcomeWords } from "#app/domain/lead/contacts/call-outcomes.ts";

interface CallOutcomeFieldProps {
  outcome: CallOutcome;
  onChoose: (outcome: CallOutcome) => void;
}

/** How the call ended: one tap, or its figure. */
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
          {callOutcomeWords[value]}
          <kbd aria-hidden="true">{index + 1}</kbd>
        </label>
      ))}
    </fieldset>
  );
}
