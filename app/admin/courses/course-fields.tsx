import { fieldOf } from "#app/admin/fields/field-of.ts";
import { OwnAddressField } from "#app/admin/fields/own-address-field.tsx";
import { AmountField } from "#app/admin/fields/amount-field.tsx";
import { CheckField } from "#app/admin/frame/check-field.tsx";
import { DescribedImageField } from "#app/admin/fields/described-image-field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { IconField } from "#app/admin/fields/icon-field.tsx";
import { type Course, degreeTypes } from "#app/domain/course/course-schema.ts";
import { fieldWords, studyModeWords } from "#app/domain/course/course-words.ts";
import { percentsApart } from "#app/domain/course/words/unruled-percents.ts";
import { useUniversityChoice } from "#app/admin/universities/university-choice.tsx";
import type { UniversityName } from "#app/domain/university/university-schema.ts";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { FactFields } from "./course-fact-fields.tsx";
import { iconChoices } from "./course-words.content.ts";

interface CourseFieldsProps {
  course: Course | null;
  universities: UniversityName[];
  /** Whether these are all universities. */
  areAll: boolean;
  errors: FieldErrors;
}

export function CourseFields(props: CourseFieldsProps) {
  return (
    <>
      <MainFields {...props} />
      <ProgrammeFields {...props} />
      <FactFields course={props.course} errors={props.errors} />
      <DescribedImageField record={props.course} errors={props.errors} />
      <CardFields {...props} />
    </>
  );
}

function MainFields({ course, universities: listed, areAll, errors }: CourseFieldsProps) {
  const own = course ? [{ id: course.university_id, name: course.university_name }] : [];
  const { universities, isHidden, search } = useUniversityChoice(listed, areAll, own);
  return (
    <>
      <TextField label="Title" {...fieldOf(course, "title", errors)} required />
      <TextAreaField label="Description" {...fieldOf(course, "description", errors)} required rows={4} />
      {search}
      <div className="form-row">
        <SelectField
          label="University"
          name="university_id"
          required
          defaultValue={course?.university_id ?? ""}
          hint={
            universities.length === 0 ? "There is none yet: write the university first, then its courses" : undefined
          }
          error={errors.university_id}
        >
          <option value="">Choose a university</option>
          {universities.map(({ id, name }) => (
            <option key={id} value={id} hidden={isHidden(id)}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Degree type"
          name="degree_type"
          defaultValue={course?.degree_type}
          error={errors.degree_type}
        >
          {degreeTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
      </div>
    </>
  );
}

function ProgrammeFields({ course, errors }: CourseFieldsProps) {
  return (
    <>
      <div className="form-row">
        <SelectField label="Field" name="field" defaultValue={course?.field} error={errors.field}>
          <Options words={fieldWords} />
        </SelectField>
        <TextField label="Subject" {...fieldOf(course, "subject", errors)} placeholder="Business administration" />
        <SelectField
          label="Mode of study"
          name="study_mode"
          defaultValue={course?.study_mode}
          error={errors.study_mode}
        >
          <Options words={studyModeWords} />
        </SelectField>
        <TextField label="Duration" {...fieldOf(course, "duration", errors)} placeholder="2 Years" />
      </div>
      <div className="form-row">
        <AmountField
          label="Fee, rupees"
          name="fee_rupees"
          hint={course?.fee_items?.length ? "Follows from the fees below" : "For the whole course"}
          amount={course?.fee_rupees}
          error={errors.fee_rupees}
        />
        <AmountField
          label="Tuition fee, dollars"
          name="tuition_fee"
          currency="dollars"
          hint="Follows from the rupees where they are known"
          amount={course?.tuition_fee ?? 0}
          error={errors.tuition_fee}
        />
      </div>
      <TextAreaField
        label="Requirements"
        {...fieldOf(course, "requirements", errors)}
        rows={2}
        hint={(course && percentsApart(course)) || "Each on a line of its own becomes a list"}
      />
      <TextAreaField
        label="Semesters"
        name="semesters"
        rows={4}
        hint="What each holds, one a line: Accounts, economics, statistics"
        defaultValue={course?.semesters.join("\n")}
        error={errors.semesters}
      />
    </>
  );
}

/** The fields of the course's card on the home page. */
function CardFields({ course, errors }: CourseFieldsProps) {
  const ownPage = course && `/courses/${course.slug}`;
  return (
    <>
      <div className="form-row">
        <TextField label="Tag" {...fieldOf(course, "tag", errors)} placeholder="Popular" />
        <TextField
          label="Specializations"
          name="specializations"
          inputMode="numeric"
          defaultValue={course?.specializations ?? 0}
          error={errors.specializations}
        />
      </div>
      <OwnAddressField record={course} folder="/courses/" madeOf="title" errors={errors} />
      <TextField
        label="Link of Learn More"
        name="link"
        hint="Leave empty to lead to the course's own page"
        placeholder={ownPage ?? undefined}
        defaultValue={course && course.link !== ownPage ? course.link : ""}
        error={errors.link}
      />
      <div className="form-row">
        <IconField label="Icon" name="icon" choices={iconChoices} chosen={course?.icon ?? "GraduationCap"} />
        <div className="check-fields">
          <CheckField label="Featured" name="is_featured" isChecked={course?.is_featured === 1} />
          <CheckField label="Trending" name="trending" isChecked={course?.trending === 1} />
        </div>
      </div>
    </>
  );
}

function Options({ words }: { words: Record<string, string> }) {
  return Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
}
