import { MissingRecord } from "#app/admin/dialog/missing-record.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { EmailText } from "#app/admin/enquiry/email-text.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { DeleteDialog } from "#app/admin/record/delete-dialog.tsx";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { LeadCallBar } from "./lead-call-bar.tsx";
import { LeadDecisions } from "./lead-decisions.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadMessageDialog } from "./lead-message-dialog.tsx";
import { LeadNeighbours } from "./lead-neighbours.tsx";
import { LeadNoteForm } from "./lead-note-form.tsx";
import { LeadSamePerson } from "./lead-same-person.tsx";
import type { Counsellor } from "./lead-tabs.content.ts";
import { LeadTimeline } from "./lead-timeline.tsx";
import { StoryFailure } from "./story-failure.tsx";
import { useLeadStory } from "./use-lead-story.ts";

interface LeadDrawerProps {
  leads: Lead[];
  /** Those between which the drawer leads on. */
  shown: Lead[];
  shape: ListShape<Lead>;
  counsellors: Counsellor[];
  templates: Template[];
}

/** The lead that the address opens: `?open=ID`, or `?edit=ID` as in the other lists. */
export default function LeadDrawer(props: LeadDrawerProps) {
  const { params } = useListAddress();
  const id = params.get("open") ?? params.get("edit");
  return id === null ? null : <OpenLead {...props} id={id} />;
}

function OpenLead({ id, leads, shown, shape, counsellors, templates }: LeadDrawerProps & { id: string }) {
  const { story, failure, showMore, retry } = useLeadStory(id);
  const address = useListAddress();
  // In the address, so that the message is there again after the session's end.
  const asked = address.params.get("write");
  const write = (next: Template["channel"] | null) => address.change({ write: next });
  const close = () => address.close("open", "edit", "write");
  const lead = leads.find((row) => `${row.id}` === id) ?? story?.lead;
  if (failure?.isGone) return <MissingRecord one="lead" onClose={close} />;
  if (!lead)
    return failure ? <StoryFailure title="Lead" sentence={failure.failure} onRetry={retry} onClose={close} /> : null;
  const channel = channelTo(lead, asked);
  const me = counsellors.find(({ is_me }) => is_me === 1);
  return (
    <Modal title={lead.name} className="lead-drawer" onClose={close}>
      <LeadNeighbours lead={lead} shown={shown} shape={shape} />
      <p className="lead-reach">
        <b>{lead.course}</b>
        {lead.phone && <span className="num">{lead.phone}</span>}
        {lead.email && (
          <span>
            <EmailText email={lead.email} />
          </span>
        )}
      </p>
      <LeadCallBar lead={lead} onWrite={write} />
      <div className="lead-scroll" key={lead.id}>
        {failure && <StoryFailure sentence={failure.failure} onRetry={retry} />}
        <LeadDecisions lead={lead} counsellors={counsellors} />
        <LeadSamePerson lead={lead} samePerson={story?.samePerson ?? []} />
        <LeadNoteForm lead={lead} />
        <LeadTimeline lead={lead} story={story} onMore={showMore} />
        <LeadFacts lead={lead} />
      </div>
      {/* Opened in one breath with the drawer, it would lie below: inner dialogs open first. */}
      {channel && (story ?? failure) && (
        <LeadMessageDialog
          key={channel}
          lead={lead}
          channel={channel}
          templates={templates}
          writer={me}
          onClose={() => write(null)}
        />
      )}
      {/* The list asks about those that it shows. */}
      {!shown.some((row) => row.id === lead.id) && <DeleteDialog shape={shape} rows={[lead]} />}
    </Modal>
  );
}

function channelTo({ email, phone }: Lead, asked: string | null) {
  if (asked === "email" && email) return asked;
  return asked === "whatsapp" && phone ? asked : undefined;
}
