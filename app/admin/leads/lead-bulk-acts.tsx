import { useSubmit } from "react-router";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStageWords } from "#app/domain/lead/lead-stages.ts";
import { dayInIndia } from "#app/lib/india-day.ts";
import type { LeadGroup } from "./change-leads.ts";
import type { Counsellor } from "./lead-tabs.content.ts";
import { quickDays } from "./follow-up-words.ts";
import { StageOptions } from "./lead-selects.tsx";
import type { LeadField } from "./use-lead-changes.ts";

interface LeadBulkActsProps {
  selected: Lead[];
  counsellors: Counsellor[];
  clear: () => void;
}

const NOBODY = "none";

/** Gives the selected leads one stage, one owner or one day. */
export function LeadBulkActs({ selected, counsellors, clear }: LeadBulkActsProps) {
  const submit = useSubmit();
  function change(field: LeadField, value: string, words: string) {
    const leads = selected.map((lead) => ({ id: lead.id, name: lead.name, from: `${lead[field] ?? ""}` }));
    const groups: LeadGroup[] = [{ value, leads }];
    void submit({ field, groups: JSON.stringify(groups), words }, { method: "put", navigate: false });
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
        <StageOptions />
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
      <select
        className="select"
        aria-label="Set the follow-up of the selected leads to"
        value=""
        onChange={({ target: { value, selectedOptions } }) =>
          value === NOBODY
            ? change("follow_up_on", "", "without a follow-up")
            : change("follow_up_on", value, `due ${selectedOptions[0]!.label.toLowerCase()}`)
        }
      >
        <option value="">Follow up…</option>
        {quickDays.map(({ label, daysFromNow }) => (
          <option key={label} value={dayInIndia(daysFromNow)}>
            {label}
          </option>
        ))}
        <option value={NOBODY}>No day</option>
      </select>
    </>
  );
}
