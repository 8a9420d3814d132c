import { useSubmit } from "react-router";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStages, leadStageWords } from "#app/domain/lead/lead-stages.ts";
import type { Counsellor } from "./lead-tabs.content.ts";
import type { LeadField } from "./use-lead-changes.ts";

interface LeadBulkActsProps {
  selected: Lead[];
  counsellors: Counsellor[];
  clear: () => void;
}

const NOBODY = "none";

/** Gives the selected leads one stage or one owner. */
export function LeadBulkActs({ selected, counsellors, clear }: LeadBulkActsProps) {
  const submit = useSubmit();
  function change(field: LeadField, value: string, words: string) {
    const from = Object.entries(Object.groupBy(selected, (lead) => `${lead[field] ?? ""}`));
    const groups = from.map(([old, leads]) => ({ value: old, ids: leads!.map(({ id }) => id) }));
    const sentence = selected.length === 1 ? `1 lead ${words}` : `${selected.length} leads ${words}`;
    const to = JSON.stringify([{ value, ids: selected.map(({ id }) => id) }]);
    void submit({ field, to, from: JSON.stringify(groups), sentence }, { method: "put", navigate: false });
    clear();
  }
  return (
    <>
      <select
        className="select"
        aria-label="Move the selected leads to"
        value=""
        onChange={({ target }) =>
          change("stage", target.value, `moved to ${leadStageWords[target.value as Lead["stage"]]}`)
        }
      >
        <option value="">Move to…</option>
        {leadStages.map((stage) => (
          <option key={stage} value={stage}>
            {leadStageWords[stage]}
          </option>
        ))}
      </select>
      <select
        className="select"
        aria-label="Give the selected leads to"
        value=""
        onChange={({ target: { value, selectedOptions } }) =>
          value === NOBODY
            ? change("owner_id", "", "without an owner")
            : change("owner_id", value, `given to ${selectedOptions[0]!.label}`)
        }
      >
        <option value="">Give to…</option>
        {counsellors.map(({ id, username }) => (
          <option key={id} value={id}>
            {username}
          </option>
        ))}
        <option value={NOBODY}>Nobody</option>
      </select>
    </>
  );
}
