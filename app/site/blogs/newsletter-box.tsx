import { subscriptionThanks } from "#app/domain/subscriber/subscription-thanks.ts";
import { EnquiryForm } from "#app/site/forms/enquiry-form.tsx";
import type { Refusal } from "#app/site/forms/read-form.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TextField } from "#app/ui/field.tsx";
import { BLOG } from "#app/domain/page-addresses.ts";

interface NewsletterBoxProps {
  isSubscribed: boolean;
  hasMailServer: boolean;
  /** The server's refusal. */
  refusal: Refusal | undefined;
}

export function NewsletterBox({ isSubscribed, hasMailServer, refusal }: NewsletterBoxProps) {
  const { title, text, email, button, thanks } = usePageWords("blogs").newsletter;
  return (
    <section className="newsletter" id="newsletter" aria-labelledby="newsletter-title">
      <div className="wrap">
        <div>
          <h2 id="newsletter-title">{title}</h2>
          {text && <p className="lede">{text}</p>}
        </div>
        <div>
          {isSubscribed && <Banner tone="good">{subscriptionThanks(thanks, hasMailServer)}</Banner>}
          <EnquiryForm
            action={`${BLOG}#newsletter`}
            endpoint="/backend/api/newsletter.php"
            submitLabel={button}
            purpose="We use your address for the newsletter, and for nothing else."
          >
            <TextField
              label={email}
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
