import { EnquiryForm } from "#app/site/forms/enquiry-form.tsx";
import type { Refusal } from "#app/site/forms/read-form.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

/** Section 4: the button shows `Processing...` for at least this long, then the banner appears. */
const LEAST_PROCESSING_MS = 1000;
const BANNER_MS = 3000;

export function ContactForm({ refusal }: { refusal: Refusal | undefined }) {
  const { values = {}, errors = {} } = refusal ?? {};
  const words = usePageWords("contact").message;
  const fieldOf = (name: "name" | "email" | "subject" | "message") => ({
    label: words[name],
    name,
    required: true,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <EnquiryForm
      action="/contact#message"
      endpoint="/backend/api/contact.php"
      submitLabel={words.button}
      busyLabel={words.busy}
      leastBusyMs={LEAST_PROCESSING_MS}
      thanksMs={BANNER_MS}
      keepsDraft
      purpose="We use these details to answer you, and for nothing else."
    >
      <div className="form-row">
        <TextField {...fieldOf("name")} autoComplete="name" maxLength={120} />
        <TextField {...fieldOf("email")} type="email" autoComplete="email" maxLength={254} />
      </div>
      <TextField {...fieldOf("subject")} maxLength={200} />
      <TextAreaField {...fieldOf("message")} maxLength={5000} />
    </EnquiryForm>
  );
}
