import { Link } from "react-router";
import { EmailText } from "#app/admin/enquiry/reach/email-text.tsx";
import { AlsoOpen } from "#app/admin/open-record/also-open.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { spelledPhone } from "#app/lib/phone/spelled-phone.ts";
import { Icon } from "#app/ui/icon.tsx";
import { lastWordOf } from "#app/admin/calls/last-word.ts";
import { ReplyClock } from "#app/admin/leads/marks/reply-clock.tsx";

interface LeadHeadProps {
  lead: Lead;
  /** Undefined until read. */
  events: EnquiryEvent[] | undefined;
}

/** What a counsellor looks at while the telephone rings. */
export function LeadHead({ lead, events }: LeadHeadProps) {
  const { course, phone_e164, second_phone_e164, email, city, language, best_time } = lead;
  const address = useListAddress();
  const lastWord = events ? lastWordOf(events) : "\u00a0";
  const heard = [city, language, best_time].filter(Boolean).join(", ");
  return (
    <div className="lead-head">
      <div>
        <p className="lead-reach">
          <b>{course}</b>
          {phone_e164 && <span className="num">{spelledPhone(phone_e164)}</span>}
          {second_phone_e164 && <span className="num">{spelledPhone(second_phone_e164)}</span>}
          {email && (
            <span>
              <EmailText email={email} />
            </span>
          )}
          {heard && <span>{heard}</span>}
        </p>
        <p className="lead-last-word">
          {lastWord}
          {lead.promise && lastWord && " · "}
          <ReplyClock lead={lead} />
        </p>
        <AlsoOpen list="leads" id={lead.id} />
      </div>
      <Link
        className="btn-icon"
        to={address.with({ facts: "1" })}
        preventScrollReset
        aria-label="Correct the facts"
        title="Correct the facts"
      >
        <Icon name="edit" />
      </Link>
    </div>
  );
}
