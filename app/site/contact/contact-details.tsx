import type { ReactNode } from "react";
import { usePageWords } from "#app/site/page-words.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { BusinessHours } from "./business-hours.tsx";

/** Contact details from the settings; empty ones are left out. */
export function ContactDetails() {
  const { settings, hours, phoneE164 } = useSiteData();
  const {
    details,
    hours: { title },
  } = usePageWords("contact");
  const { contactPhone, contactEmail, address } = settings;
  return (
    <dl className="contact-details">
      {contactPhone && (
        <Detail icon="phone" label={details.phone}>
          <a className="num" href={`tel:${phoneE164 ?? contactPhone}`}>
            {contactPhone}
          </a>
        </Detail>
      )}
      <Detail icon="mail" label={details.email}>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </Detail>
      {address && (
        <Detail icon="pin" label={details.office}>
          <span className="postal">{address}</span>
        </Detail>
      )}
      {hours && title && (
        <Detail icon="clock" label={title}>
          <BusinessHours />
        </Detail>
      )}
    </dl>
  );
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} /> {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
