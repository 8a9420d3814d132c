import { Link } from "react-router";
import { MissingRecord } from "#app/admin/dialog/missing-record.tsx";
import { EnquiryDialog } from "#app/admin/enquiry/enquiry-dialog.tsx";
import { FactList } from "#app/admin/enquiry/fact-list.tsx";
import { useOpenEnquiry } from "#app/admin/enquiry/open-enquiry.ts";
import { Timeline } from "#app/admin/enquiry/timeline/timeline.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import { AlsoOpen } from "#app/admin/open-record/also-open.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import { ApplicantCallSheet } from "./applicant-call-sheet.tsx";
import { applicationEventWords, nameOf } from "./application-words.content.ts";
import { ContactBar } from "./contact-bar.tsx";
import { StepPath } from "./steps/step-path.tsx";

/** The application in the address: its step, the person, and its timeline. */
export default function ApplicationDialog({ list }: { list: ListPage<Application> }) {
  const { record, isMissing, previous, next, open, close } = useOpenEnquiry("applications", list);
  const address = useListAddress();
  const may = useMay();
  if (isMissing) return <MissingRecord one="application" onClose={close} />;
  if (!record) return null;
  return (
    <>
      <EnquiryDialog
        title={nameOf(record)}
        summary={<span className="sub">{record.interest ? `Interested in ${record.interest}` : record.company}</span>}
        onPrevious={previous && (() => open(previous))}
        onNext={next && (() => open(next))}
        onClose={close}
        aside={<Timeline key={record.id} noun="application" id={record.id} wordsOf={applicationEventWords} />}
        foot={
          may("applications.delete") && (
            <Link className="btn btn-plain" to={address.with({ delete: `${record.id}` })} preventScrollReset>
              Delete application
            </Link>
          )
        }
      >
        <AlsoOpen list="applications" id={record.id} />
        <ContactBar application={record} />
        <StepPath application={record} />
        <ApplicantFacts application={record} />
      </EnquiryDialog>
      <ApplicantCallSheet key={record.id} application={record} />
    </>
  );
}

function ApplicantFacts({ application }: { application: Application }) {
  const { user_id, email, phone, phone_e164, company, interest, created_at, source_page, consent_version } =
    application;
  return (
    <FactList
      facts={{
        Email: application.no_contact ? email : <a href={`mailto:${email}`}>{email}</a>,
        Phone: `${phone} (${phone_e164})`,
        Company: company,
        Interest: interest,
        Account: <Link to={`/admin/users?edit=${user_id}`}>The applicant’s account</Link>,
        Received: <time dateTime={created_at}>{formatMoment(created_at)}</time>,
        "Sent from": source_page,
        Consent: `Privacy notice ${consent_version}`,
      }}
    />
  );
}
