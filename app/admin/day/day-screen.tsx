import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData, useListAddress } from "#app/admin/list/list-address.ts";
import { LeadMessageDialog } from "#app/admin/leads/story/lead-message-dialog.tsx";
import { useIsAwake } from "#app/admin/use-is-awake.ts";
import { useLiveNews } from "#app/admin/live/live-news.ts";
import { useLiveList } from "#app/admin/list/use-live-list.ts";
import { ifPermitted, readFailureOf, readRecord, readPageOf } from "#app/admin/api/read-api.ts";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import type { Day } from "#app/domain/lead/day/day-schema.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { sumOf } from "#app/domain/list/sum-of.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { AskedCourse, PersonRecords } from "#app/domain/lead/people/person-records-schema.ts";
import { panelReading } from "#app/request-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/day-screen";
import { CallSheet } from "#app/admin/calls/call-sheet.tsx";
import { DayDone } from "./day-done.tsx";
import { DayPerson } from "./day-person.tsx";
import { DayQueue } from "./day-queue.tsx";
import { whyOf } from "./day-words.ts";
import { PUT_OFF_COOKIE, readPutOff } from "./put-off.ts";
import { actOrNoteCall } from "#app/admin/calls/note-call.ts";
import { useUnsentCount } from "#app/admin/calls/unsent/use-unsent-calls.ts";
import { counted } from "#app/lib/text/counted.ts";

export const shouldRevalidate = isNewData;

export const meta: Route.MetaFunction = () => [{ title: "My day | Admin Panel" }];

const EVENTS = 30;

/** The queue, and the data of one person: the one in the address, or the first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [day, rules] = await Promise.all([
    readRecord<Day>(context, "day"),
    ifPermitted(readRecord<DeskRules>(context, "desk-rules")),
  ]);
  const asked = new URL(request.url).searchParams.get("lead");
  const putOff = readPutOff(context.get(panelReading).cookie(PUT_OFF_COOKIE));
  const waiting = day.groups.flatMap(({ leads }) => leads);
  const first = waiting.find(({ id }) => !putOff.includes(id)) ?? waiting[0];
  const id = asked ?? first?.id ?? null;
  return { day, rules, putOff, person: id === null ? null : await readPerson(context, id) };
}

/** Null if the lead is gone. */
async function readPerson(context: Route.LoaderArgs["context"], id: string | number) {
  try {
    const [lead, timeline, { messages }, courses] = await Promise.all([
      readRecord<Lead>(context, "leads", { id }),
      readPageOf<EnquiryEvent>(context, "lead-events", { id, page: 1, limit: EVENTS }),
      readRecord<PersonRecords>(context, "lead-person", { id }),
      readRecord<AskedCourse[]>(context, "lead-courses", { id }),
    ]);
    return { lead, events: timeline.rows, eventCount: timeline.meta.total, messages, courses };
  } catch (error) {
    if (readFailureOf(error).status === 404) return null;
    throw error;
  }
}

export const clientAction = ({ request }: Route.ClientActionArgs) => actOrNoteCall(request);

/** A counsellor's day: a queue in order, its first person, and a sheet after each call. */
export default function DayScreen({ loaderData }: Route.ComponentProps) {
  const { day, person, rules, putOff } = loaderData;
  const { params, change, close } = useListAddress();
  const isAwake = useIsAwake();
  const queue = day.groups.flatMap(({ reason, leads }) => leads.map((lead) => ({ reason, lead })));
  useLiveList(queue.map(({ lead }) => lead));
  // Pins the current person when others are inserted before: a thumb may be about to press the call button.
  useLiveNews(() => {
    if (person && !params.has("lead")) change({ lead: `${person.lead.id}` });
  });
  const place = queue.findIndex(({ lead }) => lead.id === person?.lead.id);
  // After the last one, the queue starts again.
  const others = [...queue.slice(place + 1), ...queue.slice(0, Math.max(place, 0))];
  const next = others.find(({ lead }) => !putOff.includes(lead.id)) ?? others[0];
  const channel = params.get("write");
  return (
    <div className="day">
      <h1 className="visually-hidden">My day</h1>
      <div className="day-top">
        <DayRun day={day} />
        <UnsentCalls />
      </div>
      {person ? (
        <DayPerson {...person} why={queue[place] && whyOf(queue[place].reason, queue[place].lead)} next={next?.lead} />
      ) : (
        <DayDone done={day.done} isGone={params.has("lead")} />
      )}
      <DayQueue day={day} openId={person?.lead.id} />
      {/* Drafts are in the browser, which the server cannot read. */}
      {isAwake && person && params.has("called") && (
        <CallSheet
          key={person.lead.id}
          {...person}
          rules={rules}
          action="/admin/day"
          back="/admin/day"
          follows={
            next
              ? { words: `Next: ${whyOf(next.reason, next.lead).sentence}`, name: next.lead.name }
              : { words: "Nobody else is waiting" }
          }
          onClose={() => close("called")}
        />
      )}
      {person && !person.lead.no_contact && (channel === "whatsapp" || channel === "email") && (
        <LeadMessageDialog
          key={channel}
          lead={person.lead}
          about={person.courses.find(({ id }) => `${id}` === params.get("about"))}
          channel={channel}
          onClose={() => change({ write: null, about: null })}
        />
      )}
    </div>
  );
}

/** The progress of the day. */
function DayRun({ day: { done, groups, strangers } }: { day: Day }) {
  const count = sumOf([...groups, { total: strangers.length }]);
  const left = count.total;
  return (
    <p className="day-run num">
      <b>{done} done</b>
      <progress max={done + left || 1} value={done} aria-hidden="true" />
      {left === 0 ? "none to go" : `${countWords(count)} to go`}
    </p>
  );
}

/** The calls kept on this device. */
function UnsentCalls() {
  const count = useUnsentCount();
  if (count === 0) return null;
  return (
    <p className="banner day-unsent" role="status">
      <Icon name="clock" />
      <span>{counted(count, "call is", "calls are")} kept on this device and will be sent when the line is back.</span>
    </p>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="Your day could not be read." />;
}
