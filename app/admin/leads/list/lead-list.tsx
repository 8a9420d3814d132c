import { formatMoment, formatRecency } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RowLink } from "#app/admin/list/rows/row-link.tsx";
import { leadAges, leadAgeWords } from "#app/domain/lead/words/lead-ages.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { leadStages, leadStageWords } from "#app/domain/lead/words/lead-stages.ts";
import { FollowUp } from "#app/admin/leads/marks/follow-up.tsx";
import { LeadContactCell } from "./lead-contact-cell.tsx";
import type { Tag } from "#app/domain/tag/tag-schema.ts";
import { LeadBulkActs } from "./lead-bulk-acts.tsx";
import { LeadOwnerSelect, LeadStageSelect } from "#app/admin/leads/changes/lead-selects.tsx";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { sourceWord } from "#app/domain/lead/words/lead-source-words.ts";
import { ReplyClock } from "#app/admin/leads/marks/reply-clock.tsx";

interface LeadListChoices {
  counsellors: Counsellor[];
  tags: Tag[];
  sources: string[];
}

/** The columns and filters of the list; newest first by default. */
export const leadList = ({ counsellors, tags, sources }: LeadListChoices): ListShape<Lead> => ({
  file: "leads",
  className: "lead-table",
  one: "lead",
  many: "leads",
  nameOf: ({ name }) => name,
  isWrittenByStaff: false,
  isEnteredByHand: true,
  deletionNote: ({ merged_count }) =>
    merged_count === 0
      ? null
      : "The leads that were merged here are not deleted: they will stand in the list by themselves again.",
  columns: columnsWith(counsellors),
  bulkActs: (selection) => <LeadBulkActs {...{ selection, counsellors, tags }} />,
  filter: {
    label: "Name, phone, email or course",
    choices: [
      {
        name: "stage",
        label: "Stage",
        all: "All stages",
        options: leadStages.map((value) => ({ value, label: leadStageWords[value] })),
      },
      {
        name: "owner",
        label: "Owner",
        all: "All owners",
        options: counsellors.map(({ id, username }) => ({ value: `${id}`, label: username })),
      },
      receivedChoice(),
      ...(tags.length > 0 ? [tagChoice(tags)] : []),
      ...(sources.length > 1 ? [sourceChoice(sources)] : []),
    ],
  },
});

/** By age, as linked from the dashboard. */
function receivedChoice(): ListShape<Lead>["filter"]["choices"][number] {
  return {
    name: "age",
    label: "Received",
    all: "Received any time",
    options: leadAges.map((value) => ({ value, label: leadAgeWords[value] })),
  };
}

const tagChoice = (tags: Tag[]): ListShape<Lead>["filter"]["choices"][number] => ({
  name: "tag",
  label: "Tag",
  all: "All tags",
  options: tags.map(({ id, name }) => ({ value: `${id}`, label: name })),
});

/** The page that sent it, or the source entered by staff; only if there are several. */
const sourceChoice = (sources: string[]): ListShape<Lead>["filter"]["choices"][number] => ({
  name: "source",
  label: "Source",
  all: "All sources",
  options: sources.map((path) => ({ value: path, label: path === "unknown" ? "Unknown" : sourceWord(path) })),
});

const columnsWith = (counsellors: Counsellor[]): ListShape<Lead>["columns"] => [
  { name: "name", label: "Name", isTitle: true, isSorted: true, cell: (lead) => <Name lead={lead} /> },
  { name: "contact", label: "Phone and email", cell: (lead) => <LeadContactCell lead={lead} /> },
  {
    name: "course",
    label: "Course",
    className: "wide lead-course-cell",
    isSorted: true,
    cell: ({ course }) => course,
  },
  {
    name: "stage",
    label: "Stage",
    className: "lead-stage-cell",
    isSorted: true,
    cell: (lead) => <LeadStageSelect lead={lead} />,
  },
  {
    name: "owner",
    label: "Owner",
    className: "lead-owner-cell",
    isSorted: true,
    cell: (lead) => <LeadOwnerSelect lead={lead} counsellors={counsellors} />,
  },
  {
    name: "follow-up",
    label: "Follow-up",
    className: "lead-follow-up-cell",
    // Leads without one come last.
    isSorted: true,
    cell: (lead) => <FollowUp lead={lead} />,
  },
  {
    name: "touched",
    label: "Last touched",
    className: "num wide nowrap lead-touched-cell",
    isSorted: true,
    cell: ({ created_at, last_event_at }) => (
      <>
        <span className="lead-touched-word">Touched </span>
        <Moment at={last_event_at} />
        {/* For tables without room for the column. */}
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
    isSorted: true,
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
];

const TAGS_SHOWN = 2;

function Name({ lead }: { lead: Lead }) {
  const { id, name, course, duplicates } = lead;
  return (
    <>
      <div className="record-title">
        <span>
          <RowLink opens={{ open: `${id}` }}>{name}</RowLink>
          <ReplyClock lead={lead} />
          {duplicates > 0 && <span className="badge badge-yellow">{duplicates + 1} of this person</span>}
          {/* For tables without room for the column. */}
          <span className="sub lead-name-course">{course}</span>
        </span>
      </div>
      <TagLine lead={lead} />
    </>
  );
}

function TagLine({ lead: { tags } }: { lead: Lead }) {
  if (tags.length === 0) return null;
  return (
    <div className="lead-tag-line">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <span key={tag.id} className="lead-tag">
          {tag.name}
        </span>
      ))}
      {tags.length > TAGS_SHOWN && <span className="sub">+{tags.length - TAGS_SHOWN}</span>}
    </div>
  );
}

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatMoment(at)}>
    {formatRecency(at)}
  </time>
);
