import { useDeferredValue } from "react";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { handSources, handSourceWords } from "#app/domain/lead/lead-sources.ts";
import { type LeadStage, leadStages, leadStageWords } from "#app/domain/lead/lead-stages.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { useLeadChange } from "./use-lead-changes.ts";
import { useStageChoice } from "./use-stage-choice.tsx";

/**
 * False until the row has been painted: thirty options in each of fifty rows are a third of what a list builds. The
 * choice is disabled until then: made before anybody could store it, it would only look as if it were stored.
 */
export const useHasAllOptions = () => useDeferredValue(true, false);

/** Saved at the moment of choosing; shown at once, and taken back when the server refuses. */
export function LeadStageSelect({ lead }: { lead: Lead }) {
  const [move, question] = useStageChoice();
  const hasAll = useHasAllOptions();
  return (
    <>
      <select
        className={`select lead-select lead-${lead.stage}`}
        aria-label={`Stage of ${lead.name}`}
        value={lead.stage}
        disabled={!hasAll}
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
  const hasAll = useHasAllOptions();
  const { name, owner_id, owner } = lead;
  const isFormer = owner_id !== null && counsellors.every(({ id }) => id !== owner_id);
  return (
    <select
      className={owner_id === null ? "select lead-select lead-unowned" : "select lead-select"}
      aria-label={`Owner of ${name}`}
      value={owner_id ?? ""}
      disabled={!hasAll}
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
