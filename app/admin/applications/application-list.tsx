import { OpeningLink } from "#app/admin/enquiry/opened/opening-link.tsx";
import { EmailText } from "#app/admin/enquiry/reach/email-text.tsx";
import { NoContact } from "#app/admin/enquiry/reach/no-contact.tsx";
import { PhoneLinks } from "#app/admin/enquiry/reach/phone-links.tsx";
import { formatRecency } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import { applicationSteps, stepWords } from "#app/domain/application/application-steps.ts";
import { nameOf } from "./application-words.content.ts";
import { StepCell } from "./steps/step-cell.tsx";
import { useContactNote } from "./use-contact-note.ts";

/** The columns, filters and sorting of the list; newest first by default. */
export const applicationList: ListShape<Application> = {
  file: "applications",
  one: "application",
  many: "applications",
  nameOf,
  isWrittenByStaff: false,
  columns: [
    {
      name: "name",
      label: "Applicant",
      isTitle: true,
      isSorted: true,
      cell: (application) => <OpeningLink id={application.id}>{nameOf(application)}</OpeningLink>,
    },
    {
      name: "received",
      label: "Received",
      className: "num nowrap",
      isSorted: true,
      cell: ({ created_at }) => <time dateTime={created_at}>{formatRecency(created_at)}</time>,
    },
    {
      name: "contact",
      label: "Phone and email",
      className: "contact-cell",
      cell: (application) => <Contact application={application} />,
    },
    {
      name: "interest",
      label: "Interested in",
      className: "wide",
      isSorted: true,
      cell: ({ interest }) => interest,
    },
    {
      name: "company",
      label: "Company",
      className: "wide",
      isSorted: true,
      cell: ({ company }) => company,
    },
    {
      name: "step",
      label: "Step",
      className: "step-cell",
      isSorted: true,
      cell: (application) => <StepCell application={application} />,
    },
  ],
  filter: {
    label: "Name, phone, email or company",
    choices: [
      {
        name: "step",
        label: "Step",
        all: "All steps",
        options: applicationSteps.map((_, index) => ({ value: `${index + 1}`, label: stepWords(index + 1) })),
      },
    ],
  },
};

function Contact({ application }: { application: Application }) {
  const { phone_e164, email } = application;
  const note = useContactNote(application);
  if (application.no_contact) return <NoContact />;
  return (
    <div className="contact">
      <PhoneLinks name={nameOf(application)} e164={phone_e164} onContact={note} />
      <a className="contact-email" href={`mailto:${email}`}>
        <EmailText email={email} />
      </a>
    </div>
  );
}
