import { thankForLead } from "#app/domain/lead/call-back-words.ts";
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { FormThanks } from "#app/site/forms/form-thanks.tsx";
import { ConsultationForm } from "#app/site/guidance/consultation-form.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

const PORTRAITS = 4;
const thanksId = "consultation-thanks";

/** The last section of the page, with the form. */
export function ConsultationSection({ experts }: { experts: ExpertGuidance[] }) {
  const { hours } = useSiteData();
  return (
    <section className="section far consult on-dark" id="consultation" aria-labelledby="consultation-title">
      <div className="wrap">
        <ConsultationWords />
        <div className="panel">
          <FormThanks id={thanksId} isShown={false} message={thankForLead({ hours })} />
          <ConsultationForm thanks={thanksId} />
        </div>
        <Portraits experts={experts.filter(({ image }) => image).slice(0, PORTRAITS)} />
      </div>
    </section>
  );
}

function ConsultationWords() {
  const { title, lede } = usePageWords("home").consultation;
  const { settings, phoneE164 } = useSiteData();
  return (
    <div className="consult-words">
      <h2 className="section-title" id="consultation-title">
        {title}
      </h2>
      {lede && <p className="lede">{lede}</p>}
      <p className="or">
        {settings.contactPhone && (
          <a className="go num" href={`tel:${phoneE164 ?? settings.contactPhone}`}>
            <Icon name="phone" /> {settings.contactPhone}
          </a>
        )}
        <a className="go" href={`mailto:${settings.contactEmail}`}>
          <Icon name="mail" /> {settings.contactEmail}
        </a>
      </p>
    </div>
  );
}

function Portraits({ experts }: { experts: ExpertGuidance[] }) {
  if (experts.length === 0) return null;
  return (
    <div className="consult-people">
      <ul aria-hidden="true">
        {experts.map(({ id, image }) => (
          <li key={id}>
            <Picture address={image!} alt="" sizes="96px" width={480} height={480} className="arch" lazy />
          </li>
        ))}
      </ul>
      <p>{listOf(experts.map(({ name }) => name.split(" ")[0]!))} answer the phone.</p>
    </div>
  );
}

const listOf = (names: string[]) => new Intl.ListFormat("en-IN").format(names);
