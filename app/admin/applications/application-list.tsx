import { OpeningLink } from "#app/admin/enquiry/opening-link.tsx";
import { EmailText } from "#app/admin/enquiry/email-text.tsx";
import { PhoneLinks } from "#app/admin/enquiry/phone-links.tsx";
import { formatRecency } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import { applicationSteps } from "#app/domain/application/application-steps.ts";
import { nameOf, stepWords } from "./application-words.content.ts";
import { StepCell } from "./step-cell.tsx";
import { useContactNote } from "./use-contact-note.ts";

/** What the list of applications shows; they come newest first from the server. */
export const applicationList: ListShape<Application> = {
  one: "application",
  many: "applications",
  nameOf,
  isWrittenByStaff: false,
  columns: [
    {
      name: "name",
      label: "Applicant",
      isTitle: true,
      sortValue: nameOf,
      cell: (application) => <OpeningLink id={application.id}>{nameOf(application)}</OpeningLink>,
    },
    {
      name: "received",
      label: "Received",
      className: "num nowrap",
      sortValue: ({ id }) => id,
      exportValue: ({ created_at }) => created_at,
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
      sortValue: ({ interest }) => interest ?? "",
      cell: ({ interest }) => interest,
    },
    {
      name: "company",
      label: "Company",
      className: "wide",
      sortValue: ({ company }) => company,
      cell: ({ company }) => company,
    },
    {
      name: "step",
      label: "Step",
      className: "step-cell",
      sortValue: ({ step }) => step,
      exportValue: ({ step }) => stepWords(step),
      cell: (application) => <StepCell application={application} />,
    },
  ],
  exportColumns: [
    { label: "Phone", exportValue: ({ phone_e164 }) => phone_e164 },
    { label: "Email", exportValue: ({ email }) => email },
  ],
  filter: {
    label: "Name, phone, email or company",
    searched: ({ first_name, last_name, email, phone, phone_e164, company, interest }) =>
      `${first_name} ${last_name} ${email} ${phone} ${phone_e164} ${company} ${interest ?? ""}`,
    choices: [
      {
        name: "step",
        label: "Step",
        all: "All steps",
        options: applicationSteps.map((_, index) => ({ value: `${index + 1}`, label: stepWords(index + 1) })),
        value: ({ step }) => `${step}`,
      },
    ],
  },
};

function Contact({ application }: { application: Application }) {
  const { phone, phone_e164, email } = application;
  const note = useContactNote(application);
  return (
    <div className="contact">
      <PhoneLinks name={nameOf(application)} phone={phone} e164={phone_e164} onContact={note} />
      <a className="contact-email" href={`mailto:${email}`}>
        <EmailText email={email} />
      </a>
    </div>
  );
}
