import { EnquiryForm } from "#app/site/forms/enquiry-form.tsx";
import type { Refusal } from "#app/site/forms/read-form.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

/** Section 4: the button reads `Processing...` for at least this long, then the banner stands. */
const LEAST_PROCESSING_MS = 1000;
const BANNER_MS = 3000;

export function ContactForm({ refusal }: { refusal: Refusal | undefined }) {
  const { values = {}, errors = {} } = refusal ?? {};
  const wordsOf = (name: string) => ({ name, required: true, defaultValue: values[name], error: errors[name] });
  return (
    <EnquiryForm
      action="/contact"
      endpoint="/backend/api/contact.php"
      submitLabel="Send message"
      busyLabel="Processing..."
      leastBusyMs={LEAST_PROCESSING_MS}
      thanksMs={BANNER_MS}
      purpose="We use these details to answer you, and for nothing else."
    >
      <div className="form-row">
        <TextField label="Name" {...wordsOf("name")} autoComplete="name" maxLength={120} />
        <TextField label="Email" {...wordsOf("email")} type="email" autoComplete="email" maxLength={254} />
      </div>
      <TextField label="Subject" {...wordsOf("subject")} maxLength={200} />
      <TextAreaField label="Message" {...wordsOf("message")} maxLength={5000} />
    </EnquiryForm>
  );
}
