import { useState } from "react";
import { useSubmit } from "react-router";
import { callApi } from "#app/admin/api-client.ts";
import { countWords } from "#app/admin/list/list-filters.tsx";
import { SlicesDialog } from "#app/admin/record/slices-dialog.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStageWords } from "#app/domain/lead/lead-stages.ts";
import { dayInIndia } from "#app/lib/india-day.ts";
import type { Everything, Selection } from "#app/admin/list/use-selection.ts";
import type { SliceOutcome } from "#app/domain/slice.ts";
import type { LeadGroup } from "./change-leads.ts";
import type { Counsellor } from "./lead-tabs.content.ts";
import { quickDays } from "./follow-up-words.ts";
import { StageOptions } from "./lead-selects.tsx";
import type { ToldOutcome } from "./told-outcome.ts";
import type { LeadField } from "./use-lead-changes.ts";
import { useOutcomeQuestion } from "./use-stage-choice.tsx";

interface LeadBulkActsProps {
  selection: Selection<Lead>;
  counsellors: Counsellor[];
}

const NOBODY = "none";

interface Change {
  field: LeadField;
  value: string;
  /** `moved to Lost` */
  words: string;
  told?: ToldOutcome | undefined;
}

/** Gives the selected leads one stage, one owner or one day. */
export function LeadBulkActs({ selection, counsellors }: LeadBulkActsProps) {
  const submit = useSubmit();
  const [asked, setAsked] = useState<Change>();
  const { selected, all, clear } = selection;
  const [ask, question] = useOutcomeQuestion();
  function change(field: LeadField, value: string, words: string, told?: ToldOutcome) {
    if (all) return setAsked({ field, value, words, told });
    const leads = selected.map((lead) => ({ id: lead.id, name: lead.name, from: `${lead[field] ?? ""}` }));
    const groups: LeadGroup[] = [{ value, leads }];
    const fields = { field, groups: JSON.stringify(groups), words, told: JSON.stringify(told ?? {}) };
    void submit(fields, { method: "put", navigate: false });
    clear();
  }
  return (
    <>
      {question}
      {asked && all && <AllLeadsDialog change={asked} all={all} onDone={clear} onClose={() => setAsked(undefined)} />}
      <select
        className="select"
        aria-label="Move the selected leads to"
        value=""
        onChange={({ target: { value } }) => {
          const words = `moved to ${leadStageWords[value as Lead["stage"]]}`;
          const count = all ? countWords(all.count) : `${selected.length}`;
          const who = count === "1" ? selected[0]!.name : `${count} leads`;
          ask(value, { who, set: (told) => change("stage", value, words, told) });
        }}
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

interface AllLeadsDialogProps {
  change: Change;
  all: Everything;
  onDone: () => void;
  onClose: () => void;
}

/** One change for all leads that match, whatever page they stand on. */
function AllLeadsDialog({ change: { field, value, words, told }, all, onDone, onClose }: AllLeadsDialogProps) {
  const match = Object.fromEntries(new URLSearchParams(all.filter));
  const leads = `${countWords(all.count)} leads`;
  const asked = { match, change: { [field]: value || null, ...told } };
  return (
    <SlicesDialog
      title={`Change ${leads}`}
      question={<p>{`All ${leads} that match will be ${words}.`}</p>}
      act={`Change ${leads}`}
      words={`leads ${words}`}
      many="leads"
      count={all.count.total}
      slice={async (slice) =>
        (await callApi<SliceOutcome>("leads-bulk", { method: "PUT", body: { ...asked, ...slice } })).data!
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
}
