interface LostReasonFieldProps {
  reasons: string[];
  /** What has been said already, by how a call ended. */
  told?: string | undefined;
}

/** Why a lead is lost: one tap among the reasons of the office; words of one's own where these could not be read. */
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
