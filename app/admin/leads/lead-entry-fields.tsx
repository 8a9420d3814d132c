import type { FieldErrors } from "#app/admin/form/form-entries.ts";
import { handSources, handSourceWords } from "#app/domain/lead/lead-sources.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { OwnerOptions, StageOptions } from "./lead-selects.tsx";
import type { Counsellor } from "./lead-tabs.content.ts";

interface LeadEntryFieldsProps {
  /** What leads have asked about so far. */
  courses: string[];
  counsellors: Counsellor[];
  errors: FieldErrors;
}

/** Who called or came in, then what comes next. The browser's own address book would fill in the member of staff. */
export function LeadEntryFields({ courses, counsellors, errors }: LeadEntryFieldsProps) {
  return (
    <>
      <p className="hint">For somebody who called or came in. Nothing is mailed to them.</p>
      <div className="form-row">
        <TextField label="Name" name="name" autoComplete="off" maxLength={120} required error={errors.name} />
        <SelectField label="Came by" name="source" error={errors.source}>
          {handSources.map((source) => (
            <option key={source} value={source}>
              {handSourceWords[source]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="form-row">
        <TextField label="Phone" name="phone" type="tel" autoComplete="off" maxLength={40} error={errors.phone} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          hint="A phone number, an email, or both"
          error={errors.email}
        />
      </div>
      <TextField
        label="Interested course"
        name="course"
        list="lead-courses"
        autoComplete="off"
        maxLength={200}
        required
        error={errors.course}
      />
      <datalist id="lead-courses">
        {courses.map((course) => (
          <option key={course}>{course}</option>
        ))}
      </datalist>
      <TextAreaField label="Note" name="message" rows={3} maxLength={5000} error={errors.message} />
      <NextStep counsellors={counsellors} errors={errors} />
    </>
  );
}

/** As in the drawer; whoever talked to somebody mostly looks after them, too. */
function NextStep({ counsellors, errors }: Omit<LeadEntryFieldsProps, "courses">) {
  const me = counsellors.find(({ is_me }) => is_me === 1);
  return (
    <div className="form-row lead-next-step">
      <SelectField label="Stage" name="stage" error={errors.stage}>
        <StageOptions />
      </SelectField>
      <SelectField label="Owner" name="owner_id" defaultValue={me?.id} error={errors.owner_id}>
        <option value="">No owner</option>
        <OwnerOptions counsellors={counsellors} />
      </SelectField>
      <TextField label="Follow-up" name="follow_up_on" type="date" error={errors.follow_up_on} />
      <TextField label="At" name="follow_up_time" type="time" />
    </div>
  );
}
