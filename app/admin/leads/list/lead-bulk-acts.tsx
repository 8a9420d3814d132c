import { lazy, Suspense, useState } from "react";
import { useSubmit } from "react-router";
import { callApi } from "#app/admin/api/api-client.ts";
import { Opening } from "#app/admin/dialog/opening.tsx";
import { countWords } from "#app/admin/list/filters/list-filters.tsx";
import { SlicesDialog } from "#app/admin/record/deletion/slices-dialog.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import type { Everything, Selection } from "#app/admin/list/rows/use-selection.ts";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import type { Tag } from "#app/domain/tag/tag-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { LeadGroup } from "#app/admin/leads/change-leads.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { quickDays } from "#app/admin/leads/words/follow-up-words.ts";
import { StageOptions } from "#app/admin/leads/changes/lead-selects.tsx";
import type { ToldOutcome } from "#app/admin/leads/changes/told-outcome.ts";
import type { LeadField } from "#app/admin/leads/changes/use-lead-changes.ts";
import { useOutcomeQuestion } from "#app/admin/leads/changes/use-stage-choice.tsx";

interface LeadBulkActsProps {
  selection: Selection<Lead>;
  counsellors: Counsellor[];
  tags: Tag[];
}

const BulkMailDialog = lazy(() => import("./bulk-mail-dialog.tsx"));
const NewTagDialog = lazy(() => import("./new-tag-dialog.tsx"));

const NOBODY = "none";
const NEW = "new";

interface Change {
  field: LeadField | "add_tag" | "remove_tag";
  value: string;
  /** `moved to Lost` */
  words: string;
  told?: ToldOutcome | undefined;
}

/** Gives the selected leads one stage, one owner, one day or one tag, or writes to them. */
export function LeadBulkActs({ selection, counsellors, tags }: LeadBulkActsProps) {
  const submit = useSubmit();
  const [asked, setAsked] = useState<Change>();
  const [isWriting, setWriting] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const { selected, all, clear } = selection;
  const [ask, question] = useOutcomeQuestion();
  function change(field: Change["field"], value: string, words: string, told?: ToldOutcome) {
    if (all) return setAsked({ field, value, words, told });
    const fromOf = (lead: Lead) => (field === "add_tag" || field === "remove_tag" ? "" : `${lead[field] ?? ""}`);
    const leads = selected.map((lead) => ({ id: lead.id, name: lead.name, from: fromOf(lead) }));
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
      {isWriting && (
        <Suspense fallback={<Opening />}>
          <BulkMailDialog selection={selection} onClose={() => setWriting(false)} />
        </Suspense>
      )}
      {isNaming && (
        <Suspense fallback={<Opening />}>
          <NewTagDialog
            onMade={({ id, name }) => {
              setNaming(false);
              change("add_tag", `${id}`, `tagged ${name}`);
            }}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
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
