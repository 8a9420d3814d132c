import { useState } from "react";
import { textOf } from "#app/admin/form/form-entries.ts";
import { BusyButton } from "#app/admin/frame/busy-button.tsx";
import { HandSourceOptions } from "#app/admin/leads/lead-selects.tsx";
import type { LeadImport } from "#app/domain/lead-import/lead-import-schema.ts";
import { Banner } from "#app/ui/banner.tsx";
import { SelectField, TextAreaField } from "#app/ui/field.tsx";
import { guessFields } from "./guess-fields.ts";
import { ImportMapping } from "./import-mapping.tsx";
import { rowsIn } from "./import-words.ts";
import { ImportProgress } from "./import-progress.tsx";
import type { FileTable } from "./read-table.ts";
import { useImportRun } from "./use-import-run.ts";

interface TableImportProps {
  table: FileTable;
  past: LeadImport[];
  onClose: () => void;
}

/** What the columns are, where these people come from, and then the import itself. */
export function TableImport({ table, past, onClose }: TableImportProps) {
  const [mapping, setMapping] = useState(() => guessFields(table.headings, past));
  const [lack, setLack] = useState("");
  const { run, start } = useImportRun(table, mapping);
  const isReachable = mapping.includes("phone") || mapping.includes("email");
  return (
    <section className="pane import-part" aria-labelledby="import-table">
      <h2 id="import-table">{table.name}</h2>
      <p className="sub num">{rowsIn(table.rows.length)}. Check what each column is.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const entries = new FormData(event.currentTarget);
          const consent = textOf(entries, "consent").trim();
          const missing =
            !mapping.includes("name") || !isReachable
              ? "One column must be the name, and one the phone or the email."
              : "";
          setLack(missing || (consent ? "" : "Say where and when these people agreed to be called."));
          if (!missing && consent)
            void start({ source: textOf(entries, "source"), consent, is_given_out: textOf(entries, "is_given_out") });
        }}
      >
        <fieldset className="import-fields" disabled={run !== undefined}>
          <legend className="visually-hidden">What the file holds</legend>
          <ImportMapping table={table} mapping={mapping} onChange={setMapping} />
          <SelectField label="How these people came" name="source" defaultValue="fair">
            <HandSourceOptions />
          </SelectField>
          <SelectField
            label="Who takes them"
            name="is_given_out"
            defaultValue="0"
            hint="The rules of the desk say who takes new leads; whoever is on leave gets none."
          >
            <option value="0">Nobody for now: leave them without an owner</option>
            <option value="1">Give them out by the rules of taking</option>
          </SelectField>
          <TextAreaField
            label="Consent"
            name="consent"
            required
            rows={2}
            maxLength={500}
            hint="Where and when they agreed to be called, e.g. signed the list at the Pune fair, 14 November. It stands in the timeline of each lead."
          />
        </fieldset>
        {lack && <Banner tone="bad">{lack}</Banner>}
        {run && <ImportProgress table={table} run={run} />}
        <div className="import-acts">
          {(!run || run.failure) && (
            <BusyButton type="submit" className="btn" isBusy={false}>
              {run ? "Go on" : `Import ${rowsIn(table.rows.length)}`}
            </BusyButton>
          )}
          {!run?.isRunning && (
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              {run && !run.failure ? "Another file" : "Cancel"}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
