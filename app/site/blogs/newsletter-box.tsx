import { EnquiryForm } from "#app/site/forms/enquiry-form.tsx";
import type { Refusal } from "#app/site/forms/read-form.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TextField } from "#app/ui/field.tsx";
import { BLOG } from "./blog-address.ts";

interface NewsletterBoxProps {
  isSubscribed: boolean;
  /** What the server refused. */
  refusal: Refusal | undefined;
}

export function NewsletterBox({ isSubscribed, refusal }: NewsletterBoxProps) {
  return (
    <section className="newsletter" id="newsletter" aria-labelledby="newsletter-title">
      <div className="wrap">
        <div>
          <h2 id="newsletter-title">One letter a month</h2>
          <p className="lede">
            New articles, and the dates by which universities close their admissions. Nothing else.
          </p>
        </div>
        <div>
          {isSubscribed && (
            <Banner tone="good">Thank you. Please open the link in the email we have just sent you.</Banner>
          )}
          <EnquiryForm
            action={BLOG}
            endpoint="/backend/api/newsletter.php"
            submitLabel="Subscribe"
            purpose="We use your address for the newsletter, and for nothing else."
          >
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={refusal?.values["email"]}
              error={refusal?.errors["email"]}
            />
          </EnquiryForm>
        </div>
      </div>
    </section>
  );
}
