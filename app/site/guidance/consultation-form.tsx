import type { FieldErrors } from "#app/domain/outcome.ts";
import { EnquiryForm } from "#app/site/forms/enquiry-form.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { useSiteData } from "#app/site/site-data.ts";

interface ConsultationFormProps {
  /** What the visitor had typed when the server refused it. */
  values?: Partial<Record<string, string>>;
  errors?: FieldErrors;
}

/** Asks for a call back, on its own page and in the pop-up. */
export function ConsultationForm({ values = {}, errors = {} }: ConsultationFormProps) {
  return (
    <EnquiryForm
      action="/guidance"
      endpoint="/backend/api/leads.php"
      submitLabel="Request a call back"
      purpose="We use these details to answer your request, and for nothing else."
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        defaultValue={values.name}
        error={errors.name}
      />
      <div className="form-row">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={values.email}
          error={errors.email}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
          defaultValue={values.phone}
          error={errors.phone}
        />
      </div>
      <CourseField chosen={values.course} error={errors.course} />
    </EnquiryForm>
  );
}

/** A choice is quicker than typing on a phone; only without any course to offer does the form ask in words. */
function CourseField({ chosen, error }: { chosen?: string; error?: string }) {
  const { courseChoices } = useSiteData();
  const field = { label: "Interested course", name: "course", required: true, defaultValue: chosen, error };
  if (courseChoices.length === 0) return <TextField {...field} maxLength={200} />;
  return (
    <SelectField {...field}>
      <option value="">Choose a course</option>
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
