import { useState } from "react";
import { useSaveAnswer } from "#app/admin/form/use-save-answer.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { RecordDialog } from "#app/admin/form/record-dialog.tsx";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { leadFacts } from "#app/domain/lead/lead-facts-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { handSources } from "#app/domain/lead/words/lead-sources.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { CourseField } from "./course-field.tsx";
import { factsOf } from "#app/admin/leads/changes/correct-facts.ts";
import { HeardFields } from "./heard-fields.tsx";
import { HandSourceOptions } from "#app/admin/leads/changes/lead-selects.tsx";
import { sourceWord } from "#app/domain/lead/words/lead-source-words.ts";
import { ReachFields } from "./reach-fields.tsx";

const rules = { schema: leadFacts, requiredFields: ["name", "course"] };

/** Corrects a lead's facts; the timeline has the earlier ones. */
export function LeadFactsDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  // The row when the form opened: it may be reloaded while somebody types.
  const [opened] = useState(lead);
  const newer = useSaveAnswer<SaveRefusal>()?.newer as Lead | undefined;
  // After a conflict, the choice is saved over the newer version.
  const [over, setOver] = useState(opened);
  if (newer && newer !== over) setOver(newer);
  return (
    <RecordDialog
      title={`Facts of ${opened.name}`}
      method="put"
      rules={rules}
      record={opened}
      note={
        <>
          <input type="hidden" name="id" value={opened.id} />
          <input type="hidden" name="over" value={JSON.stringify(factsOf(over))} />
        </>
      }
      submitLabel="Save"
      onClose={onClose}
    >
      {(errors, shown) => <FactFields facts={factsOf(shown!)} errors={errors} />}
    </RecordDialog>
  );
}

function FactFields({ facts, errors }: { facts: ReturnType<typeof factsOf>; errors: FieldErrors }) {
  const { name, course, source_page = "" } = facts;
  return (
    <>
      <div className="form-row">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={120}
          required
          defaultValue={name}
          error={errors.name}
        />
        <SelectField label="Came by" name="source_page" defaultValue={source_page} error={errors.source_page}>
          <SourceOptions source={source_page} />
        </SelectField>
      </div>
      <ReachFields reach={facts} errors={errors} />
      <CourseField defaultValue={course} error={errors.course} />
      <HeardFields facts={facts} errors={errors} />
    </>
  );
}

/** The sources of leads entered by staff, and the page that sent this one. */
function SourceOptions({ source }: { source: string }) {
  const isWay = handSources.some((way) => way === source);
  return (
    <>
      {!isWay && <option value={source}>{source === "" ? "Unknown" : sourceWord(source)}</option>}
      <HandSourceOptions />
    </>
  );
}
