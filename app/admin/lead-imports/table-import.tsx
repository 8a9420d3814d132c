import { useEffect, useRef, useState } from "react";
import { textOf } from "#app/admin/draft/form-entries.ts";
import { LeavingQuestion } from "#app/admin/draft/leaving-question.tsx";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { HandSourceOptions } from "#app/admin/leads/changes/lead-selects.tsx";
import type { LeadImport } from "#app/domain/lead-import/lead-import-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { guessFields, type Mapping } from "./mapping/guess-fields.ts";
import { ImportMapping } from "./mapping/import-mapping.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportSaid } from "./import-said.tsx";
import { peopleIn, rowsIn } from "./import-words.ts";
import { ProspectList, ProspectProgress } from "./mapping/prospect-list.tsx";
import type { FileTable } from "./file/read-table.ts";
import { useImportRun } from "./use-import-run.ts";
import { useImportTrial } from "./use-import-trial.ts";

interface TableImportProps {
  table: FileTable;
  past: LeadImport[];
  onClose: () => void;
}

/** The columns, the expected result, the fields about the whole file, and the import itself. */
export function TableImport({ table, past, onClose }: TableImportProps) {
  const [mapping, setMapping] = useState(() => guessFields(table.headings, past));
  const [lack, setLack] = useState("");
  const { trial, look, forget } = useImportTrial(table);
  const { run, start, goOn, leave } = useImportRun(table, mapping);
  const isSeen = trial !== undefined && !trial.isRunning && !trial.failure;
  const title = useRef<HTMLHeadingElement>(null);
  const isRunning = run?.isRunning ?? false;
  // The focused field or button has disappeared with its step.
  useEffect(() => {
    if (!isRunning && document.activeElement === document.body) title.current?.focus();
  }, [isRunning]);
  const people = isSeen ? trial.prospect.created + trial.prospect.joined : 0;

  function send(entries: FormData) {
    const source = textOf(entries, "source");
    const consent = textOf(entries, "consent").trim();
    const missing = isSeen ? lackOf(consent) : lackIn(mapping);
    setLack(missing);
    if (missing) return;
    if (isSeen) void start({ source, consent, is_given_out: textOf(entries, "is_given_out") });
    else void look(mapping, source);
  }
  return (
    <section className="pane import-part" aria-labelledby="import-table">
      <h2 id="import-table" ref={title} tabIndex={-1}>
        {table.name}
      </h2>
      <p className="sub num">{rowsIn(table.rows.length)}. Check what each column is.</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (run) void goOn();
          else send(new FormData(event.currentTarget));
        }}
      >
        <fieldset className="import-fields" disabled={run !== undefined || trial?.isRunning}>
          <legend className="visually-hidden">What the file holds</legend>
          <ImportMapping
            table={table}
            mapping={mapping}
            onChange={(next) => {
              forget();
              setMapping(next);
            }}
          />
          <SelectField label="How these people came" name="source" defaultValue="fair">
            <HandSourceOptions />
          </SelectField>
        </fieldset>
        {trial?.isRunning && <ProspectProgress table={table} done={trial.prospect.done} />}
        {isSeen && !run && <ProspectList table={table} prospect={trial.prospect} />}
        <ImportSaid isShown={isSeen && people > 0} isDisabled={run !== undefined} lack={isSeen ? lack : ""} />
        {trial?.failure && <Banner tone="bad">{`It stopped. ${trial.failure} Nothing was stored.`}</Banner>}
        {isSeen && people === 0 && <Banner tone="good">Nothing in this file is new.</Banner>}
        {lack && !isSeen && <Banner tone="bad">{lack}</Banner>}
        {run && <ImportProgress table={table} run={run} />}
        <div className="import-acts">
          {(!isSeen || (people > 0 && (!run || run.failure))) && (
            <BusyButton type="submit" className="btn" isBusy={trial?.isRunning ?? false}>
              {run ? "Go on" : isSeen ? `Import ${peopleIn(people)}` : "See what would happen"}
            </BusyButton>
          )}
          {!run?.isRunning && (
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {(run && !run.failure) || (isSeen && people === 0) ? "Another file" : "Cancel"}
            </button>
          )}
        </div>
      </form>
      <LeavingQuestion isChanged={() => run?.isRunning ?? false} words={leavingWords} onDiscard={leave} />
    </section>
  );
}

const leavingWords = {
  title: "Leave the import?",
  question: <p>It goes on while this tab stays open, but how far it is and what was refused is no longer shown.</p>,
  act: "Leave",
  cancel: "Stay",
};

const lackIn = (mapping: Mapping) =>
  mapping.includes("name") && (mapping.includes("phone") || mapping.includes("email"))
    ? ""
    : "One column must be the name, and one the phone or the email.";

const lackOf = (consent: string) => (consent ? "" : "Say where and when these people agreed to be called.");
