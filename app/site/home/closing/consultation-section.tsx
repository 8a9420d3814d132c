import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { useSiteData } from "#app/site/site-data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

const PORTRAITS = 4;

/** The last word of the page. The button opens the consultation form in place, or leads to its page. */
export function ConsultationSection({ experts }: { experts: ExpertGuidance[] }) {
  const { settings, phoneE164 } = useSiteData();
  return (
    <section className="section far consult on-dark" id="consultation" aria-labelledby="consultation-title">
      <div className="wrap">
        <div className="consult-words">
          <h2 className="section-title" id="consultation-title">
            Still between two courses? Let us talk.
          </h2>
          <p className="lede">
            Tell us where you are and where you would like to be. A counsellor calls you back within one working day.
          </p>
          <a className="btn btn-marigold" href="/guidance">
            Schedule a Free Consultation
          </a>
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
        <Portraits experts={experts.filter(({ image }) => image).slice(0, PORTRAITS)} />
      </div>
    </section>
  );
}

function Portraits({ experts }: { experts: ExpertGuidance[] }) {
  if (experts.length === 0) return null;
  return (
    <div className="consult-people">
      <ul>
        {experts.map(({ id, image }) => (
          <li key={id}>
            <Picture address={image!} alt="" sizes="132px" width={480} height={480} className="arch" lazy />
          </li>
        ))}
      </ul>
      <p>{listOf(experts.map(({ name }) => name.split(" ")[0]!))} answer the phone.</p>
    </div>
  );
}

const listOf = (names: string[]) => new Intl.ListFormat("en-IN").format(names);
