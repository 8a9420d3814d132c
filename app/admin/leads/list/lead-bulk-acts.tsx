import { useEffect, useEffectEvent, useState } from "react";
import { useSubmit } from "react-router";
import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import { useFetchedAtFirstSign } from "#app/admin/dialog/use-fetched-at-first-sign.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import type { Selection } from "#app/admin/list/rows/use-selection.ts";
import type { Tag } from "#app/domain/tag/tag-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { LeadGroup } from "#app/admin/leads/change-leads.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { quickDays } from "#app/admin/leads/words/follow-up-words.ts";
import { StageOptions } from "#app/admin/leads/changes/lead-selects.tsx";
import type { ToldOutcome } from "#app/admin/leads/changes/told-outcome.ts";
import type { BulkChange } from "./all-leads-dialog.tsx";
import { useOutcomeQuestion } from "#app/admin/leads/changes/use-stage-choice.tsx";

interface LeadBulkActsProps {
  selection: Selection<Lead>;
  counsellors: Counsellor[];
  tags: Tag[];
}

export const loadAllLeads = () => import("./all-leads-dialog.tsx");
const AllLeadsDialog = fetchedDialog(loadAllLeads);
const BulkMailDialog = fetchedDialog(() => import("./bulk-mail-dialog.tsx"));
const NewTagDialog = fetchedDialog(() => import("./new-tag-dialog.tsx"));

const NOBODY = "none";
const NEW = "new";

/** Gives the selected leads one stage, one owner, one day or one tag, or writes to them. */
export function LeadBulkActs({ selection, counsellors, tags }: LeadBulkActsProps) {
  const submit = useSubmit();
  const [asked, setAsked] = useState<BulkChange>();
  const [isWriting, setWriting] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const { selected, all, clear } = selection;
  const [ask, question] = useOutcomeQuestion();
  useFetchedAtFirstSign(loadAllLeads);
  const isAsking = Boolean(question || (asked && all) || isWriting || isNaming);
  const hold = useEffectEvent(selection.hold);
  useEffect(() => (isAsking ? hold() : undefined), [isAsking]);
  function change(field: BulkChange["field"], value: string, words: string, told?: ToldOutcome) {
    if (all) return setAsked({ field, value, words, told });
    const fromOf = (lead: Lead) => (field === "add_tag" || field === "remove_tag" ? "" : `${lead[field] ?? ""}`);
    const leads = selected.map((lead) => {
      const from = fromOf(lead);
      return { id: lead.id, name: lead.name, from, ...(from === value && { had: toldOf(lead) }) };
    });
    const groups: LeadGroup[] = [{ value, told, leads }];
    void submit({ field, groups: JSON.stringify(groups), words }, { method: "put", navigate: false });
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
      <select
        className="select"
        aria-label="Tag the selected leads"
        value=""
        onChange={({ target: { value, selectedOptions } }) => {
          if (value === NEW) return setNaming(true);
          const [field, id] = value.split(" ") as ["add_tag" | "remove_tag", string];
          const name = selectedOptions[0]!.label;
          change(field, id, field === "add_tag" ? `tagged ${name}` : `without the tag ${name}`);
        }}
      >
        <option value="">Tag…</option>
        {tags.length > 0 &&
          (["add_tag", "remove_tag"] as const).map((field) => (
            <optgroup key={field} label={field === "add_tag" ? "Put on" : "Take off"}>
              {tags.map(({ id, name }) => (
                <option key={id} value={`${field} ${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        <option value={NEW}>New tag…</option>
      </select>
      <button type="button" className="btn btn-quiet" onClick={() => setWriting(true)}>
        <Icon name="mail" />
        Mail
      </button>
      {isWriting && <BulkMailDialog selection={selection} onClose={() => setWriting(false)} />}
      {isNaming && (
        <NewTagDialog
          onMade={({ id, name }) => {
            setNaming(false);
            change("add_tag", `${id}`, `tagged ${name}`);
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

/** Why it is lost, or what somebody enrolled in. */
function toldOf({ stage, lost_reason, enrolment }: Lead): LeadGroup["told"] {
  if (stage === "lost") return { lost_reason };
  return stage === "enrolled" && enrolment ? { enrolment } : undefined;
}
