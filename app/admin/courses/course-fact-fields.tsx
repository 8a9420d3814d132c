import { fieldOf } from "#app/admin/fields/field-of.ts";
import { ChoicesField } from "#app/admin/fields/choices-field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { RowsField } from "#app/admin/list-fields/rows-field.tsx";
import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import { TextField } from "#app/ui/field.tsx";
import {
  approvalColumns,
  eligibilityColumns,
  feeColumns,
  intakeColumns,
  scholarshipColumns,
} from "./course-fact-columns.ts";

interface FactFieldsProps {
  course: Course | null;
  errors: FieldErrors;
}

/** The facts that families decide by: dates, fees, admission, recognition. */
export function FactFields({ course, errors }: FactFieldsProps) {
  return (
    <>
      <RowsField
        label="Intakes"
        name="intakes"
        one="intake"
        columns={intakeColumns}
        kept={course?.intakes ?? []}
        hint="Open or closed follows from the dates"
        errors={errors}
      />
      <RowsField
        label="Fees, rupees"
        name="fee_items"
        one="fee"
        columns={feeColumns}
        kept={course?.fee_items ?? []}
        hint="Each as often as it is due, without those only if needed: together the fee of the whole course"
        errors={errors}
      />
      <RowsField
        label="Scholarships"
        name="scholarships"
        one="scholarship"
        columns={scholarshipColumns}
        kept={course?.scholarships ?? []}
        hint="None, with the day they were checked on below, is told as none"
        errors={errors}
      />
      <RowsField
        label="Eligibility"
        name="eligibility"
        columns={eligibilityColumns}
        kept={[course?.eligibility ?? {}]}
        hint="Leave empty what is not known; 0 where none is asked. Subjects: a comma is or, empty is any."
        errors={errors}
      />
      <ChoicesField
        label="Languages of teaching"
        name="languages"
        choices={teachingLanguages.map((language) => ({ value: language, label: language }))}
        chosen={course?.languages ?? []}
        hint="In which classes are held. None is not known."
        error={errors.languages}
      />
      <TextField
        label="Classes"
        {...fieldOf(course, "classes", errors)}
        hint="When they are, such as: Tuesday and Thursday, 8 to 9.30 pm, recorded"
      />
      <div className="form-row">
        <TextField label="Hours a week" {...fieldOf(course, "weekly_hours", errors)} />
        <TextField label="Examinations" {...fieldOf(course, "examinations", errors)} />
      </div>
      <RowsField
        label="Approvals"
        name="approvals"
        one="approval"
        columns={approvalColumns}
        kept={course?.approvals ?? []}
        errors={errors}
      />
      <div className="form-row">
        <TextField label="Fees checked on" {...fieldOf(course, "fees_checked_on", errors)} type="date" />
        <TextField label="Dates checked on" {...fieldOf(course, "dates_checked_on", errors)} type="date" />
        <TextField
          label="Scholarships checked on"
          {...fieldOf(course, "scholarships_checked_on", errors)}
          type="date"
        />
      </div>
    </>
  );
}
