import { Link } from "react-router";
import { FactList } from "#app/admin/enquiry/fact-list.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { isEnteredByHand } from "#app/domain/lead/words/lead-sources.ts";
import { formatRupees } from "#app/lib/money/money.ts";
import { ContactMark } from "./contact-mark.tsx";
import { useBeginCall } from "#app/admin/enquiry/reach/use-begin-call.ts";
import { sourceWord } from "#app/domain/lead/words/lead-source-words.ts";

const enrolmentWords = ({ university, course, fee, session }: NonNullable<Lead["enrolment"]>) =>
  [university, course, fee !== null && formatRupees(fee), session].filter(Boolean).join(", ");

/** The facts of a lead and its source, or what staff entered. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const address = useListAddress();
  const may = useMay();
  const {
    id,
    phone,
    phone_e164,
    second_phone,
    second_phone_e164,
    email,
    course,
    city,
    language,
    best_time,
    asks_about,
  } = lead;
  const { no_contact, stage, lost_reason, enrolment, source_page, utm, consent_version, created_at, merged_into_id } =
    lead;
  const beginCall = useBeginCall("open", address);
  const number = (typed: string, e164: string) =>
    typed &&
    (no_contact ? (
      typed
    ) : (
      <a href={`tel:${e164}`} onClick={() => beginCall(lead)}>
        {typed}
      </a>
    ));
  const campaign = Object.entries(utm ?? {}).map(([name, value]) => `${name.replace("utm_", "")} ${value}`);
  const source = source_page && sourceWord(source_page);
  const isPage = source_page?.startsWith("/");
  const facts = {
    Phone: number(phone, phone_e164),
    "Second phone": number(second_phone, second_phone_e164),
    Email: email && (no_contact ? email : <a href={`mailto:${email}`}>{email}</a>),
    Course: course,
    "Asks about": asks_about,
    "Why lost": stage === "lost" && lost_reason,
    Enrolled: stage === "enrolled" && enrolment && enrolmentWords(enrolment),
    City: city,
    Language: language,
    "Best time": best_time,
    "Came by": !isPage && source,
    "Sent from": isPage && (source === source_page ? source : `${source} (${source_page})`),
    Campaign: campaign.join(", "),
    Received: formatMoment(created_at),
    Consent: isEnteredByHand(lead)
      ? "No privacy notice was shown"
      : `To notice ${consent_version}, ${formatMoment(created_at)}`,
  };
  return (
    <section className="lead-facts" aria-labelledby="lead-facts">
      <h3 id="lead-facts">Facts</h3>
      <FactList facts={facts} />
      <Link className="btn btn-quiet" to={address.with({ facts: "1" })} preventScrollReset>
        Correct the facts
      </Link>
      <ContactMark lead={lead} />
      {merged_into_id === null && may("leads.delete") && (
        <Link className="btn btn-plain" to={address.with({ delete: `${id}` })} preventScrollReset>
          Delete lead
        </Link>
      )}
    </section>
  );
}
