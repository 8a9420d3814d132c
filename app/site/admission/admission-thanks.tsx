import { firstCallWords, thankForApplication } from "#app/domain/lead/call-back-words.ts";
import { FormThanks } from "#app/site/forms/form-thanks.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";

export const thanksId = "admission-thanks";

interface AdmissionThanksProps {
  isShown: boolean;
  interest: string | undefined;
  /** Without one no mail is sent, and none may be promised. */
  hasMailServer: boolean;
}

/** What happens next; shown by the script after sending, or by the page after a plain post. */
export function AdmissionThanks({ isShown, interest, hasMailServer }: AdmissionThanksProps) {
  const { hours } = useSiteData();
  const { title, email, papers, own, again } = usePageWords("admission").thanks;
  return (
    <FormThanks id={thanksId} isShown={isShown} message={thankForApplication(interest)}>
      <h3>{title}</h3>
      <ol>
        {hasMailServer && <li>{email}</li>}
        <li>{firstCallWords(hours)}</li>
        <li>{papers}</li>
      </ol>
      {hasMailServer && (
        <p>
          <a href="/my-application">{own}</a>
        </p>
      )}
      <a className="go" href="/OnlineAdmission">
        {again}
      </a>
    </FormThanks>
  );
}
