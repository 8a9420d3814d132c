import { type ReactNode, useDeferredValue, useMemo } from "react";
import { MissingRecord } from "#app/admin/dialog/missing-record.tsx";
import { Modal } from "#app/admin/dialog/modal.tsx";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Board } from "#app/admin/board/board-page.ts";
import { useQueue } from "#app/admin/enquiry/use-queue.ts";
import type { ListPage } from "#app/admin/list/list-page.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Tag } from "#app/domain/tag/tag-schema.ts";
import type { Template } from "#app/domain/template/template-schema.ts";
import { CallSheet } from "#app/admin/calls/call-sheet.tsx";
import { LeadCallBar } from "./lead-call-bar.tsx";
import { LeadCourses } from "./lead-courses.tsx";
import { LeadDecisions } from "./lead-decisions.tsx";
import { LeadFactsDialog } from "#app/admin/leads/facts/lead-facts-dialog.tsx";
import { LeadFacts } from "#app/admin/leads/facts/lead-facts.tsx";
import { LeadHead } from "./lead-head.tsx";
import { LeadMessageDialog } from "#app/admin/leads/story/lead-message-dialog.tsx";
import { LeadNeighbours } from "./lead-neighbours.tsx";
import { LeadNoteForm } from "#app/admin/leads/story/lead-note-form.tsx";
import { LeadPerson } from "./lead-person.tsx";
import { LeadSamePerson } from "./lead-same-person.tsx";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { LeadTags } from "./lead-tags.tsx";
import { LeadTimeline } from "#app/admin/leads/story/lead-timeline.tsx";
import { StoryFailure } from "#app/admin/leads/story/story-failure.tsx";
import { useHopefulLeads } from "#app/admin/leads/changes/use-lead-changes.ts";
import { useLeadStory } from "#app/admin/leads/story/use-lead-story.ts";

interface LeadDrawerProps {
  list: ListPage<Lead>;
  /** The board, if shown: the drawer then moves within its columns. */
  board: Board<Lead> | null;
  counsellors: Counsellor[];
  tags: Tag[];
}

/** The lead in the address: `?open=ID`, or `?edit=ID` as in other lists. */
export default function LeadDrawer(props: LeadDrawerProps) {
  const { params } = useListAddress();
  const id = params.get("open") ?? params.get("edit");
  return id === null ? null : <OpenLead {...props} id={id} />;
}

function OpenLead({ id, list, board, counsellors, tags }: LeadDrawerProps & { id: string }) {
  const { story, failure, showMore, retry } = useLeadStory(id);
  const address = useListAddress();
  // In the address, so that the message is restored after the session's end.
  const { params } = address;
  const asked = params.get("write");
  const write = (next: Template["channel"] | null, about: number | null = null) =>
    address.change({ write: next, about: about === null ? null : `${about}` });
  const close = () => address.close("open", "edit", "write", "about", "facts", "called");
  const rows = board ? board.columns.flatMap((column) => column.rows) : list.rows;
  const queue = useQueue(board ? lineOf(board, id, list) : list, id);
  // The stored version, not the list's older one; own decisions show at once.
  const [lead] = useHopefulLeads(useOne(story?.lead ?? rows.find((row) => `${row.id}` === id)), counsellors);
  // A counsellor can no longer see a lead that was handed over or taken.
  if (failure?.isGone)
    return <MissingRecord one="lead" why="It was deleted, or is with somebody else by now." onClose={close} />;
  if (!lead)
    return failure ? <StoryFailure title="Lead" sentence={failure.failure} onRetry={retry} onClose={close} /> : null;
  const channel = channelTo(lead, asked);
  const isMerged = lead.merged_into_id !== null;
  const samePerson = <LeadSamePerson lead={lead} samePerson={story?.samePerson ?? []} sharing={story?.sharing} />;
  return (
    <Modal title={lead.name} className="lead-drawer" onClose={close}>
      <LeadNeighbours lead={lead} queue={queue} />
      <LeadHead lead={lead} events={story?.events} />
      {!isMerged && <LeadCallBar lead={lead} onWrite={(channel) => write(channel)} />}
      <div className="lead-scroll" key={lead.id}>
        {failure && <StoryFailure sentence={failure.failure} onRetry={retry} />}
        {/* Decisions, agreements and messages belong to the surviving lead. */}
        {isMerged ? (
          samePerson
        ) : (
          <>
            <LeadDecisions lead={lead} counsellors={counsellors} />
            <LeadNoteForm lead={lead} events={story?.events} toSheet={address.with({ called: "1" })} />
            {story && <LeadCourses key={story.lead.course} lead={lead} courses={story.courses} onSend={write} />}
            <LeadTags lead={lead} tags={tags} />
            {samePerson}
          </>
        )}
        {story && <LeadPerson person={story.person} />}
        <LeadTimeline lead={lead} story={story} onMore={showMore} />
        <LeadFacts lead={lead} />
      </div>
      {params.has("facts") && story && <LeadFactsDialog lead={story.lead} onClose={() => address.close("facts")} />}
      <AboveDrawer>
        {params.has("called") && (story ?? failure) && (
          <CallSheet
            key={`call ${lead.id}`}
            lead={lead}
            events={story?.events ?? []}
            rules={story?.rules ?? null}
            action={`/admin/leads/${lead.id}`}
            back={`/admin/leads${address.with({ called: null })}`}
            onClose={() => address.close("called")}
          />
        )}
        {channel && (story ?? failure) && (
          <LeadMessageDialog
            key={channel}
            lead={lead}
            about={story?.courses.find(({ id }) => `${id}` === params.get("about"))}
            channel={channel}
            onClose={() => write(null)}
          />
        )}
      </AboveDrawer>
    </Modal>
  );
}

/** Deferred, since an inner dialog opened together with the drawer, as after a reload, would be below it. */
const AboveDrawer = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;

const useOne = (lead: Lead | undefined): Lead[] => useMemo(() => (lead ? [lead] : []), [lead]);

/** On the board, the neighbours are the cards of the column. */
function lineOf(board: Board<Lead>, id: string, list: ListPage<Lead>): ListPage<Lead> {
  const column = board.columns.find(({ rows }) => rows.some((row) => `${row.id}` === id));
  const { rows, found } = column ?? list;
  return { ...list, rows, found: { ...found, total: rows.length }, page: 1, limit: rows.length };
}

function channelTo({ email, phone, no_contact }: Lead, asked: string | null) {
  if (no_contact) return undefined;
  if (asked === "email" && email) return asked;
  return asked === "whatsapp" && phone ? asked : undefined;
}
