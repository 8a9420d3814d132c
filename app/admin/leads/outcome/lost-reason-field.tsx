interface LostReasonFieldProps {
  reasons: string[];
  /** The reason implied by a call's outcome. */
  told?: string | undefined;
}

/** The reason for losing a lead: the office's reasons, or a text field if they could not be read. */
export function LostReasonField({ reasons, told }: LostReasonFieldProps) {
  if (reasons.length === 0) {
    return (
      <label className="chips-words">
        <span className="label">Why lost?</span>
        <input className="input" name="lost_reason" required maxLength={120} autoComplete="off" />
      </label>
    );
  }
  return (
    <fieldset className="chips">
      <legend>Why lost?</legend>
      {reasons.map((reason) => (
        <label key={reason}>
          <input type="radio" name="lost_reason" value={reason} required defaultChecked={reason === told} />
          {reason}
        </label>
      ))}
    </fieldset>
  );
}
