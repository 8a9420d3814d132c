import type { WordsOf } from "#app/domain/page-text/read-page-texts.ts";
import { EnquiryForm } from "#app/site/forms/enquiry-form.tsx";
import type { Refusal } from "#app/site/forms/read-form.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { TextField } from "#app/ui/field.tsx";
import { thanksId } from "./admission-thanks.tsx";
import { CarriedInterest, type ShownInterest } from "./carried-interest.tsx";

/** Section 4: the form looks busy for at least this long. */
const LEAST_BUSY_MS = 2000;

interface AdmissionFormProps {
  interest: ShownInterest | null;
  refusal: Refusal | undefined;
}

/** All fields are required (section 5), in the specification's order. */
export function AdmissionForm({ interest, refusal }: AdmissionFormProps) {
  const { values = {}, errors = {} } = refusal ?? {};
  const words = usePageWords("admission").form;
  const fieldOf = (name: "email" | "firstName" | "lastName" | "phone" | "company") => ({
    label: words[name],
    name,
    required: true,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <EnquiryForm
      action={interest ? `/OnlineAdmission?${interest.query}` : "/OnlineAdmission"}
      endpoint="/backend/api/applications.php"
      submitLabel={words.button}
      leastBusyMs={LEAST_BUSY_MS}
      thanks={thanksId}
      keepsDraft
      purpose="We use these details for your application, and for nothing else."
    >
      <CarriedInterest interest={interest} typed={values.interest} />
      <TextField {...fieldOf("email")} type="email" autoComplete="email" maxLength={254} />
      <Passwords errors={errors} words={words} />
      <div className="form-row">
        <TextField {...fieldOf("firstName")} autoComplete="given-name" maxLength={80} />
        <TextField {...fieldOf("lastName")} autoComplete="family-name" maxLength={80} />
      </div>
      <div className="form-row">
        <TextField
          {...fieldOf("phone")}
          type="tel"
          autoComplete="tel-national"
          pattern="\d{3}-\d{3}-\d{4}"
          title="Three digits, dash, three digits, dash, four digits: 982-255-0148"
          hint="Ten digits, such as 982-255-0148"
          data-dashes=""
        />
        <TextField
          {...fieldOf("company")}
          autoComplete="organization"
          maxLength={160}
          hint="Where you work. If you do not work yet, write “student”."
        />
      </div>
    </EnquiryForm>
  );
}

interface PasswordsProps {
  errors: Refusal["errors"];
  words: WordsOf<"admission">["form"];
}

function Passwords({ errors, words }: PasswordsProps) {
  const secret = { type: "password", autoComplete: "new-password", required: true };
  return (
    <div className="form-row">
      <TextField
        label={words.password}
        name="password"
        {...secret}
        minLength={8}
        maxLength={128}
        hint="At least 8 characters, and not an easy one"
        error={errors.password}
      />
      <TextField
        label={words.confirmPassword}
        name="confirmPassword"
        {...secret}
        maxLength={128}
        error={errors.confirmPassword}
        data-repeats="password"
        data-mismatch="Passwords do not match"
      />
    </div>
  );
}
