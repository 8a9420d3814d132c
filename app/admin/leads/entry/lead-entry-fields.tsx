import { useRef, useState } from "react";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { CourseField } from "#app/admin/leads/facts/course-field.tsx";
import { HeardFields } from "#app/admin/leads/facts/heard-fields.tsx";
import { KnownPerson, useKnownPerson } from "./known-person.tsx";
import { HandSourceOptions, OwnerOptions, StageOptions } from "#app/admin/leads/changes/lead-selects.tsx";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { ReachFields } from "#app/admin/leads/facts/reach-fields.tsx";
import type { ToldOutcome } from "#app/admin/leads/changes/told-outcome.ts";
import type { useOutcomeQuestion } from "#app/admin/leads/changes/use-stage-choice.tsx";

interface LeadEntryFieldsProps {
  counsellors: Counsellor[];
  errors: FieldErrors;
  /** Asks for the reason or enrolment. */
  ask: ReturnType<typeof useOutcomeQuestion>[0];
}

/** The person, then the next step. Autocomplete is off, since the browser would fill in the member of staff. */
export function LeadEntryFields({ counsellors, errors, ask }: LeadEntryFieldsProps) {
  const { known, look } = useKnownPerson();
  return (
    <>
      <p className="hint">For somebody who called or came in. Nothing is mailed to them.</p>
      <div className="form-row">
        <TextField label="Name" name="name" autoComplete="off" maxLength={120} required error={errors.name} />
        <SelectField label="Came by" name="source" error={errors.source}>
          <HandSourceOptions />
        </SelectField>
      </div>
      <ReachFields errors={errors} onBlur={look} />
      <KnownPerson known={known} />
      <CourseField error={errors.course} />
      <TextAreaField label="Note" name="message" rows={3} maxLength={5000} error={errors.message} />
      <HeardFields facts={{}} errors={errors} />
      <NextStep counsellors={counsellors} errors={errors} ask={ask} />
    </>
  );
}

/** As in the drawer; the owner is usually whoever enters the lead. */
function NextStep({ counsellors, errors, ask }: LeadEntryFieldsProps) {
  // Uncontrolled, since drafts are filled into the select.
  const stage = useRef("new");
  const [told, setTold] = useState<ToldOutcome>({});
  const me = counsellors.find(({ is_me }) => is_me === 1);
  return (
    <div className="form-row lead-next-step">
      <SelectField
        label="Stage"
        name="stage"
        defaultValue="new"
        onFocus={({ target }) => (stage.current = target.value)}
        onChange={({ target }) => {
          const { value } = target;
          ask(value, {
            who: "This person",
            set: (answer = {}) => {
              stage.current = value;
              target.value = value;
              setTold(answer);
            },
          });
          // Unchanged until the question is answered.
          target.value = stage.current;
        }}
        hint={told.lost_reason ?? told.enrolment?.["university"]}
        error={errors.stage ?? errors.lost_reason ?? errors.enrolment}
      >
        <StageOptions />
      </SelectField>
      <input type="hidden" name="told" value={JSON.stringify(told)} readOnly />
      <SelectField label="Owner" name="owner_id" defaultValue={me?.id} error={errors.owner_id}>
        <option value="">No owner</option>
        <OwnerOptions counsellors={counsellors} />
      </SelectField>
      <TextField label="Follow-up" name="follow_up_on" type="date" error={errors.follow_up_on} />
      <TextField label="At" name="follow_up_time" type="time" />
    </div>
  );
}
