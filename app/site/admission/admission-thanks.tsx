import { firstCallWords, thankForApplication } from "#app/domain/lead/call-back-words.ts";
import { FormThanks } from "#app/site/forms/form-thanks.tsx";
import { useSiteData } from "#app/site/site-data/site-data.ts";

export const thanksId = "admission-thanks";

interface AdmissionThanksProps {
  isShown: boolean;
  interest: string | undefined;
}

/** What happens next; shown by the script once an application is sent, or by the page after a plain post. */
export function AdmissionThanks({ isShown, interest }: AdmissionThanksProps) {
  const { hours } = useSiteData();
  return (
    <FormThanks id={thanksId} isShown={isShown} message={thankForApplication(interest)}>
      <h3>What happens next</h3>
      <ol>
        <li>Check your email: the next step is written there.</li>
        <li>{firstCallWords(hours)}</li>
        <li>Keep your mark sheets and a photo identity card ready. Photos from your phone are enough to begin.</li>
      </ol>
      <a className="go" href="/OnlineAdmission">
        Apply for another course
      </a>
    </FormThanks>
  );
}
