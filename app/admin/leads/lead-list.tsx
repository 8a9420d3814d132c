import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStatuses } from "#app/domain/lead/lead-statuses.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LeadStatusSelect } from "./lead-status-select.tsx";
import { leadStatusWords, sourceWord } from "./lead-words.content.ts";

/** What the list of leads shows; they come newest first from the server. */
export const leadList: ListShape<Lead> = {
  one: "lead",
  many: "leads",
  nameOf: ({ name }) => name,
  isWrittenByStaff: false,
  columns: [
    { name: "name", label: "Name", isTitle: true, sortValue: ({ name }) => name, cell: ({ name }) => name },
    {
      name: "received",
      label: "Received",
      className: "num",
      sortValue: ({ id }) => id,
      cell: (lead) => <Received lead={lead} />,
    },
    { name: "contact", label: "Phone and email", cell: (lead) => <Contact lead={lead} /> },
    { name: "course", label: "Course", sortValue: ({ course }) => course, cell: ({ course }) => course },
    {
      name: "source",
      label: "From",
      className: "wide nowrap",
      sortValue: ({ source_page }) => source_page ?? "",
      cell: ({ source_page }) => sourceWord(source_page),
    },
    {
      name: "status",
      label: "Status",
      className: "lead-status-cell",
      sortValue: ({ status }) => leadStatuses.indexOf(status),
      cell: (lead) => <LeadStatusSelect lead={lead} />,
    },
  ],
  filter: {
    label: "Name, phone, email or course",
    searched: ({ name, phone, phone_e164, email, course }) => `${name} ${phone} ${phone_e164} ${email} ${course}`,
    choices: [
      {
        name: "status",
        label: "Status",
        all: "All statuses",
        options: leadStatuses.map((value) => ({ value, label: leadStatusWords[value] })),
        value: ({ status }) => status,
      },
    ],
  },
};

function Received({ lead: { created_at } }: { lead: Lead }) {
  return <time dateTime={created_at}>{formatMoment(created_at)}</time>;
}

function Contact({ lead: { name, phone, phone_e164, email } }: { lead: Lead }) {
  return (
    <div className="lead-contact">
      <a className="num" href={`tel:${phone_e164}`}>
        <Icon name="phone" />
        {phone}
      </a>
      <a
        href={`https://wa.me/${phone_e164.replace("+", "")}`}
        target="_blank"
        rel="noopener"
        aria-label={`WhatsApp to ${name} (opens in a new tab)`}
      >
        <Icon name="chat" />
        WhatsApp
      </a>
      <a className="lead-email" href={`mailto:${email}`}>
        {email}
      </a>
    </div>
  );
}
