import { StageOptions } from "#app/admin/leads/changes/lead-selects.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import { firstNameOf } from "./first-name-of.ts";

interface CallStageFieldProps {
  lead: Lead;
  stage: Lead["stage"];
  /** The call changed it, and nobody chose it. */
  isMoved: boolean;
  onChoose: (stage: Lead["stage"]) => void;
}

export const CallStageField = ({ lead, stage, isMoved, onChoose }: CallStageFieldProps) => (
  <label className="call-stage">
    <span className="label">Stage</span>
    <select
      name="stage"
      className="select"
      value={stage}
      onChange={({ target }) => onChoose(target.value as Lead["stage"])}
    >
      <StageOptions />
    </select>
    <span className="sub">
      {isMoved && `Moved from ${leadStageWords[lead.stage]} by your call. `}
      {lead.owner_id === null && `You look after ${firstNameOf(lead)} from now on.`}
    </span>
  </label>
);
