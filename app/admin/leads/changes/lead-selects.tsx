import { useEffect } from "react";
import { useOptionsInTime } from "#app/admin/list/filters/use-options-in-time.ts";
import { fetchAhead } from "#app/admin/screen/fetched-first.ts";
import { useIsAwake } from "#app/admin/use-is-awake.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { handSources, handSourceWords } from "#app/domain/lead/words/lead-sources.ts";
import { type LeadStage, leadStages, leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { useLeadChange } from "./use-lead-changes.ts";
import { useStageChoice } from "./use-stage-choice.tsx";

/** The address of the script that stores a change, whichever lead's. */
const ANY_LEAD = "/admin/leads/1";

/**
 * Rendering all options in each of fifty rows would be most of a list's work. The server renders the selects disabled:
 * a choice made before scripts run would not be saved.
 */
function useRowChoice() {
  const { hasAll, onComing } = useOptionsInTime();
  useEffect(() => {
    if (hasAll) fetchAhead(ANY_LEAD);
  }, [hasAll]);
  return { hasAll, choice: { disabled: !useIsAwake(), ...onComing } };
}

/** Saved on change; shown at once, and reset if the server refuses. */
export function LeadStageSelect({ lead }: { lead: Lead }) {
  const [move, question] = useStageChoice();
  const { hasAll, choice } = useRowChoice();
  return (
    <>
      <select
        className={`select lead-select lead-${lead.stage}`}
        aria-label={`Stage of ${lead.name}`}
        value={lead.stage}
        {...choice}
        onChange={({ target }) => move(lead, target.value)}
      >
        <StageOptions stages={hasAll ? leadStages : [lead.stage]} />
      </select>
      {question}
    </>
  );
}

export function LeadOwnerSelect({ lead, counsellors }: { lead: Lead; counsellors: Counsellor[] }) {
  const change = useLeadChange();
  const { hasAll, choice } = useRowChoice();
  const { name, owner_id, owner } = lead;
  const isFormer = owner_id !== null && counsellors.every(({ id }) => id !== owner_id);
  return (
    <select
      className={owner_id === null ? "select lead-select lead-unowned" : "select lead-select"}
      aria-label={`Owner of ${name}`}
      value={owner_id ?? ""}
      {...choice}
      onChange={({ target }) => change(lead, "owner_id", target.value)}
    >
      <option value="">No owner</option>
      {isFormer && (
        <option value={owner_id} disabled>
          {owner}
        </option>
      )}
      <OwnerOptions counsellors={hasAll ? counsellors : counsellors.filter(({ id }) => id === owner_id)} />
    </select>
  );
}

export const StageOptions = ({ stages = leadStages }: { stages?: readonly LeadStage[] }) =>
  stages.map((stage) => (
    <option key={stage} value={stage}>
      {leadStageWords[stage]}
    </option>
  ));

/** The sources of leads entered by staff. */
export const HandSourceOptions = () =>
  handSources.map((source) => (
    <option key={source} value={source}>
      {handSourceWords[source]}
    </option>
  ));

export const OwnerOptions = ({ counsellors }: { counsellors: Counsellor[] }) =>
  counsellors.map(({ id, username, is_me }) => (
    <option key={id} value={id}>
      {is_me ? `${username} (me)` : username}
    </option>
  ));
