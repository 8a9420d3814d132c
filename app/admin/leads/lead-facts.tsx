import { Link } from "react-router";
import { FactList } from "#app/admin/enquiry/fact-list.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { isEnteredByHand } from "#app/domain/lead/lead-sources.ts";
import { sourceWord } from "./lead-words.content.ts";

/** What the visitor sent, and where from; or what staff entered for somebody. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const address = useListAddress();
  const { id, phone, phone_e164, email, course, source_page, utm, consent_version, created_at, merged_into_id } = lead;
  const campaign = Object.entries(utm ?? {}).map(([name, value]) => `${name.replace("utm_", "")} ${value}`);
  const source = source_page && sourceWord(source_page);
  const isEntered = isEnteredByHand(lead);
  const facts = {
    Phone: phone && <a href={`tel:${phone_e164}`}>{phone}</a>,
    Email: email && <a href={`mailto:${email}`}>{email}</a>,
    Course: course,
    "Came by": isEntered && source,
    "Sent from": !isEntered && source && (source === source_page ? source : `${source} (${source_page})`),
    Campaign: campaign.join(", "),
    Received: formatMoment(created_at),
    Consent: isEntered ? "No privacy notice was shown" : `To notice ${consent_version}, ${formatMoment(created_at)}`,
  };
  return (
    <section className="lead-facts" aria-labelledby="lead-facts">
      <h3 id="lead-facts">{isEntered ? "What was entered" : "What was sent"}</h3>
      <FactList facts={facts} />
      {merged_into_id === null && (
        <Link className="btn btn-plain" to={address.with({ delete: `${id}` })} preventScrollReset>
          Delete lead
        </Link>
      )}
    </section>
  );
}
