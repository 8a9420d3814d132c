import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
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

/** Sets stage, owner, day or tag of the selected leads, or mails them. */
export function LeadBulkActs({ selection, counsellors, tags }: LeadBulkActsProps) {
  const { selected, all, clear } = selection;
  const [asked, setAsked] = useState<BulkChange>();
  const [isWriting, setWriting] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [ask, question] = useOutcomeQuestion();
  useFetchedAtFirstSign(loadAllLeads);
  const isAsking = Boolean(question || (asked && all) || isWriting || isNaming);
  const hold = useEffectEvent(selection.hold);
  useEffect(() => (isAsking ? hold() : undefined), [isAsking]);
  const changeSelected = useChangeSelected(selection);
  const change: Change = (field, value, words, told) =>
    all ? setAsked({ field, value, words, told }) : changeSelected({ field, value, words, told });

  function move(stage: string) {
    const words = `moved to ${leadStageWords[stage as Lead["stage"]]}`;
    const count = all ? countWords(all.count) : `${selected.length}`;
    const who = count === "1" ? selected[0]!.name : `${count} leads`;
    ask(stage, { who, set: (told) => change("stage", stage, words, told) });
  }
  return (
    <>
      {question}
      {asked && all && <AllLeadsDialog change={asked} all={all} onDone={clear} onClose={() => setAsked(undefined)} />}
      <ActSelect label="Move the selected leads to" words="Move to…" onChoose={move}>
        <StageOptions />
      </ActSelect>
      <OwnerSelect counsellors={counsellors} change={change} />
      <DaySelect change={change} />
      <TagSelect tags={tags} change={change} onNew={() => setNaming(true)} />
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

type Change = (field: BulkChange["field"], value: string, words: string, told?: ToldOutcome) => void;

/** Changes the selected leads, each from its own value. */
function useChangeSelected({ selected, clear }: Selection<Lead>) {
  const submit = useSubmit();
  return ({ field, value, words, told }: BulkChange) => {
    const fromOf = (lead: Lead) => (field === "add_tag" || field === "remove_tag" ? "" : `${lead[field] ?? ""}`);
    const leads = selected.map((lead) => {
      const from = fromOf(lead);
      return { id: lead.id, name: lead.name, from, ...(from === value && { had: toldOf(lead) }) };
    });
    const groups: LeadGroup[] = [{ value, told, leads }];
    void submit({ field, groups: JSON.stringify(groups), words }, { method: "put", navigate: false });
    clear();
  };
}

interface ActSelectProps {
  label: string;
  /** The select's placeholder: it keeps no choice. */
  words: string;
  onChoose: (value: string, label: string) => void;
  children: ReactNode;
}

const ActSelect = ({ label, words, onChoose, children }: ActSelectProps) => (
  <select
    className="select"
    aria-label={label}
    value=""
    onChange={({ target: { value, selectedOptions } }) => onChoose(value, selectedOptions[0]!.label)}
  >
    <option value="">{words}</option>
    {children}
  </select>
);

function OwnerSelect({ counsellors, change }: { counsellors: Counsellor[]; change: Change }) {
  const give = (value: string, name: string) =>
    value === NOBODY ? change("owner_id", "", "without an owner") : change("owner_id", value, `given to ${name}`);
  return (
    <ActSelect label="Give the selected leads to" words="Give to…" onChoose={give}>
      {counsellors.map(({ id, username }) => (
        <option key={id} value={id}>
          {username}
        </option>
      ))}
      <option value={NOBODY}>Nobody</option>
    </ActSelect>
  );
}

function DaySelect({ change }: { change: Change }) {
  const set = (value: string, day: string) =>
    value === NOBODY
      ? change("follow_up_on", "", "without a follow-up")
      : change("follow_up_on", value, `due ${day.toLowerCase()}`);
  return (
    <ActSelect label="Set the follow-up of the selected leads to" words="Follow up…" onChoose={set}>
      {quickDays.map(({ label, daysFromNow }) => (
        <option key={label} value={dayInIndia(daysFromNow)}>
          {label}
        </option>
      ))}
      <option value={NOBODY}>No day</option>
    </ActSelect>
  );
}

function TagSelect({ tags, change, onNew }: { tags: Tag[]; change: Change; onNew: () => void }) {
  function tag(value: string, name: string) {
    if (value === NEW) return onNew();
    const [field, id] = value.split(" ") as ["add_tag" | "remove_tag", string];
    change(field, id, field === "add_tag" ? `tagged ${name}` : `without the tag ${name}`);
  }
  return (
    <ActSelect label="Tag the selected leads" words="Tag…" onChoose={tag}>
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
    </ActSelect>
  );
}

/** The reason or enrolment. */
function toldOf({ stage, lost_reason, enrolment }: Lead): LeadGroup["told"] {
  if (stage === "lost") return { lost_reason };
  return stage === "enrolled" && enrolment ? { enrolment } : undefined;
}
