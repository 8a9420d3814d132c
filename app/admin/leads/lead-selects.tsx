import { isEarly } from "#app/admin/first-rows/early-hands.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStages, leadStageWords } from "#app/domain/lead/lead-stages.ts";
import type { Counsellor } from "./lead-tabs.content.ts";
import { useLeadChange } from "./use-lead-changes.ts";

/** Saved at the moment of choosing; shown at once, and taken back when the server refuses. */
export function LeadStageSelect({ lead }: { lead: Lead }) {
  const change = useLeadChange();
  return (
    <select
      className={`select lead-select lead-${lead.stage}`}
      inert={isEarly()}
      aria-label={`Stage of ${lead.name}`}
      value={lead.stage}
      onChange={({ target }) => change(lead, "stage", target.value)}
    >
      <StageOptions />
    </select>
  );
}

export function LeadOwnerSelect({ lead, counsellors }: { lead: Lead; counsellors: Counsellor[] }) {
  const change = useLeadChange();
  const { name, owner_id, owner } = lead;
  const isFormer = owner_id !== null && counsellors.every(({ id }) => id !== owner_id);
  return (
    <select
      className={owner_id === null ? "select lead-select lead-unowned" : "select lead-select"}
      inert={isEarly()}
      aria-label={`Owner of ${name}`}
      value={owner_id ?? ""}
      onChange={({ target }) => change(lead, "owner_id", target.value)}
    >
      <option value="">No owner</option>
      {isFormer && (
        <option value={owner_id} disabled>
          {owner}
        </option>
      )}
      <OwnerOptions counsellors={counsellors} />
    </select>
  );
}

export const StageOptions = () =>
  leadStages.map((stage) => (
    <option key={stage} value={stage}>
      {leadStageWords[stage]}
    </option>
  ));

export const OwnerOptions = ({ counsellors }: { counsellors: Counsellor[] }) =>
  counsellors.map(({ id, username, is_me }) => (
    <option key={id} value={id}>
      {is_me ? `${username} (me)` : username}
    </option>
  ));
