import { Link, useSubmit } from "react-router";
import { EmailText } from "#app/admin/enquiry/email-text.tsx";
import { PhoneLinks } from "#app/admin/enquiry/phone-links.tsx";
import { formatMoment, formatRecency } from "#app/admin/india-time.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { leadAgeReader, leadAges, leadAgeWords } from "#app/domain/lead/lead-ages.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStages, leadStageWords } from "#app/domain/lead/lead-stages.ts";
import { FollowUp } from "./follow-up.tsx";
import { LeadBulkActs } from "./lead-bulk-acts.tsx";
import { LeadOwnerSelect, LeadStageSelect } from "./lead-selects.tsx";
import type { Counsellor } from "./lead-tabs.content.ts";
import { sourceOf, sourceWord } from "./lead-words.content.ts";

/** What the list of leads shows; they come newest first from the server. */
export const leadList = (counsellors: Counsellor[], sources: string[]): ListShape<Lead> => ({
  one: "lead",
  many: "leads",
  nameOf: ({ name }) => name,
  isWrittenByStaff: false,
  isEnteredByHand: true,
  deletionNote: ({ merged_text }) =>
    merged_text === null
      ? null
      : "The leads that were merged here are not deleted: they will stand in the list by themselves again.",
  columns: columnsWith(counsellors),
  exportColumns: [
    { label: "Phone", exportValue: ({ phone_e164 }) => phone_e164 },
    { label: "Email", exportValue: ({ email }) => email },
    { label: "Source", exportValue: ({ source_page }) => source_page },
    { label: "Consent", exportValue: ({ consent_version }) => consent_version },
  ],
  bulkActs: (selected, clear) => <LeadBulkActs selected={selected} counsellors={counsellors} clear={clear} />,
  filter: {
    label: "Name, phone, email or course",
    searched: ({ name, phone, phone_e164, email, course, merged_text }) =>
      `${name} ${phone} ${phone_e164} ${email} ${course} ${merged_text ?? ""}`,
    choices: [
      {
        name: "stage",
        label: "Stage",
        all: "All stages",
        options: leadStages.map((value) => ({ value, label: leadStageWords[value] })),
        value: ({ stage }) => stage,
      },
      {
        name: "owner",
        label: "Owner",
        all: "All owners",
        options: counsellors.map(({ id, username }) => ({ value: `${id}`, label: username })),
        value: ({ owner_id }) => `${owner_id}`,
      },
      receivedChoice(),
      ...(sources.length > 1 ? [sourceChoice(sources)] : []),
    ],
  },
});

/** How long ago it came in; the dashboard leads here. */
function receivedChoice(): ListShape<Lead>["filter"]["choices"][number] {
  const ageOf = leadAgeReader();
  return {
    name: "age",
    label: "Received",
    all: "Received any time",
    options: leadAges.map((value) => ({ value, label: leadAgeWords[value] })),
    value: ({ created_at }) => ageOf(created_at),
  };
}

/** Which page sent it, or how somebody came whom staff entered; where there is more than one. */
const sourceChoice = (sources: string[]): ListShape<Lead>["filter"]["choices"][number] => ({
  name: "source",
  label: "Source",
  all: "All sources",
  options: sources.map((path) => ({ value: path, label: path === "unknown" ? "Unknown" : sourceWord(path) })),
  value: sourceOf,
});

const columnsWith = (counsellors: Counsellor[]): ListShape<Lead>["columns"] => [
  { name: "name", label: "Name", isTitle: true, sortValue: ({ name }) => name, cell: (lead) => <Name lead={lead} /> },
  { name: "contact", label: "Phone and email", cell: (lead) => <Contact lead={lead} /> },
  {
    name: "course",
    label: "Course",
    className: "wide lead-course-cell",
    sortValue: ({ course }) => course,
    cell: ({ course }) => course,
  },
  {
    name: "stage",
    label: "Stage",
    className: "lead-stage-cell",
    sortValue: ({ stage }) => leadStages.indexOf(stage),
    exportValue: ({ stage }) => leadStageWords[stage],
    cell: (lead) => <LeadStageSelect lead={lead} />,
  },
  {
    name: "owner",
    label: "Owner",
    className: "lead-owner-cell",
    sortValue: ({ owner }) => owner ?? "",
    cell: (lead) => <LeadOwnerSelect lead={lead} counsellors={counsellors} />,
  },
  {
    name: "follow-up",
    label: "Follow-up",
    // Those without one stand behind the others.
    sortValue: ({ follow_up_on }) => follow_up_on ?? "9999",
    exportValue: ({ follow_up_on }) => follow_up_on?.replace("T", " ") ?? null,
    cell: (lead) => <FollowUp lead={lead} />,
  },
  {
    name: "touched",
    label: "Last touched",
    className: "num wide nowrap lead-touched-cell",
    sortValue: ({ last_event_at }) => last_event_at,
    exportValue: ({ last_event_at }) => last_event_at,
    cell: ({ created_at, last_event_at }) => (
      <>
        <span className="lead-touched-word">Touched </span>
        <Moment at={last_event_at} />
        {/* Where the table has no room for its column. */}
        <span className="sub lead-came">
          Received <Moment at={created_at} />
        </span>
      </>
    ),
  },
  {
    name: "received",
    label: "Received",
    className: "num wide nowrap lead-received-cell",
    sortValue: ({ id }) => id,
    exportValue: ({ created_at }) => created_at,
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
];

function Name({ lead: { id, name, course, duplicates } }: { lead: Lead }) {
  const address = useListAddress();
  return (
    <div className="record-title">
      <span>
        <Link to={address.with({ open: `${id}` })} preventScrollReset>
          {name}
        </Link>
        {duplicates > 0 && <span className="badge badge-yellow">{duplicates + 1} of this person</span>}
        {/* Where the table has no room for its column. */}
        <span className="sub lead-name-course">{course}</span>
      </span>
    </div>
  );
}

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatMoment(at)}>
    {formatRecency(at)}
  </time>
);

function Contact({ lead: { id, name, phone, phone_e164, email } }: { lead: Lead }) {
  const address = useListAddress();
  const submit = useSubmit();
  const note = (act: "call" | "whatsapp") =>
    void submit({ act, text: "" }, { method: "post", action: `/admin/leads/${id}`, navigate: false });
  return (
    <div className="lead-contact">
      {phone && <PhoneLinks name={name} phone={phone} e164={phone_e164} onContact={note} />}
      {email && (
        <Link
          className="lead-email"
          to={address.with({ open: `${id}`, write: "email" })}
          preventScrollReset
          aria-label={`Mail to ${name}, ${email}`}
        >
          <EmailText email={email} />
        </Link>
      )}
    </div>
  );
}
