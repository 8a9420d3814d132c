import { type ComponentProps, type ReactNode, useId } from "react";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { Interest } from "#app/site/find-interest.server.ts";
import { EnquiryForm } from "#app/site/forms/enquiry-form.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";

/** A course, programme or university preselected in the form. */
export type AskedFrom = Pick<Interest, "query" | "text"> & { course: { slug: string } | null };

interface ConsultationFormProps {
  /** The values of a refused post. */
  values?: Partial<Record<string, string>>;
  errors?: FieldErrors;
  /** The subject, from the page that linked here. */
  asked?: AskedFrom | null | undefined;
  /** The id of the block that replaces the form. */
  thanks?: string;
  /** The optional fields; the pop-up loads them (`bring-call-wishes.ts`). */
  wishes?: ReactNode;
}

/** The form for a call back, on its own page and in the pop-up. */
export function ConsultationForm({ values = {}, errors = {}, asked, thanks, wishes }: ConsultationFormProps) {
  const words = usePageWords("guidance").fields;
  return (
    <EnquiryForm
      action={asked ? `/guidance?${asked.query}` : "/guidance"}
      endpoint="/backend/api/leads.php"
      submitLabel={words.button}
      thanks={thanks}
      purpose="We use these details to answer your request, and for nothing else."
    >
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        defaultValue={values.name}
        error={errors.name}
      />
      <div className="form-row">
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={values.email}
          error={errors.email}
        />
        <TextField
          label={words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
          defaultValue={values.phone}
          error={errors.phone}
        />
      </div>
      <CourseField
        label={words.course}
        chosen={values.course ?? asked?.text}
        asked={asked?.text}
        error={errors.course}
      />
      {asked?.course && <input type="hidden" name="course_slug" value={asked.course.slug} />}
      {wishes}
    </EnquiryForm>
  );
}

interface CourseFieldProps {
  label: string;
  chosen?: string | undefined;
  /** A subject with its university, which is not among the usual choices. */
  asked?: string | undefined;
  error?: string | undefined;
}

/** A select is quicker than typing on a phone; if it cannot list every course, a text field suggests some. */
function CourseField({ label, chosen, asked, error }: CourseFieldProps) {
  const { courseChoices, areAllCoursesChoices } = useSiteData();
  const field = { label, name: "course", required: true, defaultValue: chosen, error };
  if (courseChoices.length === 0) return <TextField {...field} maxLength={200} />;
  if (!areAllCoursesChoices)
    return <ProposingField {...field} titles={courseChoices.flatMap(({ titles }) => titles)} />;
  return (
    <SelectField {...field}>
      <option value="">Choose a course</option>
      {asked && <option>{asked}</option>}
      <option>Not sure yet</option>
      {courseChoices.map(({ label, titles }) => (
        <optgroup key={label} label={label}>
          {titles.map((title) => (
            <option key={title}>{title}</option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function ProposingField({ titles, ...field }: ComponentProps<typeof TextField> & { titles: string[] }) {
  const listId = useId();
  return (
    <>
      <TextField {...field} list={listId} maxLength={200} />
      <datalist id={listId}>
        {titles.map((title) => (
          <option key={title}>{title}</option>
        ))}
      </datalist>
    </>
  );
}
