import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { handSources, handSourceWords } from "#app/domain/lead/lead-sources.ts";
import { leadStages, leadStageWords } from "#app/domain/lead/lead-stages.ts";
import { useIsAwake } from "#app/admin/use-is-awake.ts";
import type { Counsellor } from "./lead-tabs.content.ts";
import { useLeadChange } from "./use-lead-changes.ts";
import { useStageChoice } from "./use-stage-choice.tsx";

/** Saved at the moment of choosing; shown at once, and taken back when the server refuses. */
export function LeadStageSelect({ lead }: { lead: Lead }) {
  const [move, question] = useStageChoice();
  // Chosen before anybody could store it, it would only look as if it were stored.
  const isAwake = useIsAwake();
  return (
    <>
      <select
        className={`select lead-select lead-${lead.stage}`}
        aria-label={`Stage of ${lead.name}`}
        value={lead.stage}
        disabled={!isAwake}
        onChange={({ target }) => move(lead, target.value)}
      >
        <StageOptions />
      </select>
      {question}
    </>
  );
}

export function LeadOwnerSelect({ lead, counsellors }: { lead: Lead; counsellors: Counsellor[] }) {
  const change = useLeadChange();
  const isAwake = useIsAwake();
  const { name, owner_id, owner } = lead;
  const isFormer = owner_id !== null && counsellors.every(({ id }) => id !== owner_id);
  return (
    <select
      className={owner_id === null ? "select lead-select lead-unowned" : "select lead-select"}
      aria-label={`Owner of ${name}`}
      value={owner_id ?? ""}
      disabled={!isAwake}
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

/** How somebody comes whom staff enter. */
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
