import { Link } from "react-router";
import { NoContact } from "#app/admin/enquiry/reach/no-contact.tsx";
import { TimelineLines } from "#app/admin/enquiry/timeline/timeline-lines.tsx";
import { formatMoment } from "#app/admin/india-time.ts";
import { lastWordOf, ordinalOf } from "#app/admin/calls/last-word.ts";
import { LeadCourses } from "#app/admin/leads/drawer/lead-courses.tsx";
import { LeadNoteForm } from "#app/admin/leads/story/lead-note-form.tsx";
import { sourceWord } from "#app/domain/lead/words/lead-source-words.ts";
import { sentIn, storyWords } from "#app/admin/leads/story/story-words.tsx";
import { useBeginCall } from "#app/admin/enquiry/reach/use-begin-call.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { useIsAwake } from "#app/admin/use-is-awake.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { AskedCourse, PersonRecords } from "#app/domain/lead/people/person-records-schema.ts";
import { admissionWords } from "#app/domain/course/words/admission-words.ts";
import { isEnteredByHand } from "#app/domain/lead/words/lead-sources.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { formatRupees } from "#app/lib/money/money.ts";
import { spelledPhone } from "#app/lib/phone/spelled-phone.ts";
import { Icon } from "#app/ui/icon.tsx";
import { counted } from "#app/lib/text/counted.ts";
import type { Why } from "./day-words.ts";
import { putOff } from "./put-off.ts";

interface DayPersonProps {
  lead: Lead;
  events: EnquiryEvent[];
  eventCount: number;
  /** Their messages through the contact form, newest first. */
  messages: PersonRecords["messages"];
  courses: AskedCourse[];
  /** Absent if the person is not in the queue. */
  why: Why | undefined;
  next: Lead | undefined;
}

/** The person to call: the reason, what they asked, the latest contact, and the call. */
export function DayPerson(props: DayPersonProps) {
  const { lead, courses } = props;
  const address = useListAddress();
  return (
    <>
      <PersonSection {...props} />
      {courses.length > 0 && (
        <details className="day-course" key={`course ${lead.id}`} ref={openBesidePerson}>
          <summary>
            {courses[0]!.title} <span className="sub">{courseGlimpse(courses[0]!)}</span>
          </summary>
          <LeadCourses
            lead={lead}
            courses={courses}
            onSend={(write, about) => address.change({ lead: `${lead.id}`, write, about: `${about}` })}
          />
        </details>
      )}
      <WholeStory key={lead.id} {...props} />
    </>
  );
}

function PersonSection({ lead, events, messages, why, next }: DayPersonProps) {
  const message = messages[0];
  const { id, name, course, city, language, best_time } = lead;
  const calls = events.filter(({ kind, is_begun }) => kind === "call" && !is_begun).length;
  const facts = [city, language, best_time, `${ordinalOf(calls + 1)} call`].filter(Boolean);
  return (
    <section className="day-person" aria-labelledby="day-name">
      <div className="day-why">
        {why ? (
          <p className={`day-${why.tone}`}>
            <span className="petal" aria-hidden="true" />
            {/* The minute may differ, as in the queue. */}
            <span suppressHydrationWarning>{why.sentence}</span>
          </p>
        ) : (
          <p className="sub">Not in today’s queue</p>
        )}
        {next && (
          <Link to={`/admin/day?lead=${next.id}`} onClick={() => putOff(id)}>
            Not now
          </Link>
        )}
      </div>
      {lead.owner_note && <p className="sub day-owner-note">{lead.owner_note}</p>}
      <h2 id="day-name">{name}</h2>
      <p className="day-facts">
        <b>{course}</b>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <dl>
        <div>
          <dt>Asked, {formatMoment(message?.created_at ?? lead.created_at)}</dt>
          <dd>{askedWords(lead, message)}</dd>
        </div>
        <div>
          <dt>Said last</dt>
          <dd>{lastWordOf(events)}</dd>
        </div>
      </dl>
      <DayCallBar lead={lead} />
    </section>
  );
}

function WholeStory({ lead, events, eventCount, messages }: DayPersonProps) {
  const isAwake = useIsAwake();
  const address = useListAddress();
  const toSheet = address.with({ lead: `${lead.id}`, called: "1" });
  return (
    <details className="day-story" ref={openBesideQueue}>
      <summary>
        The whole story <span className="sub">{counted(eventCount, "entry", "entries")}</span>
      </summary>
      {/* Drafts are in the browser, which the server cannot read. */}
      {isAwake && <LeadNoteForm lead={lead} events={events} toSheet={toSheet} />}
      <TimelineLines
        events={events}
        wordsOf={(event) => storyWords(event, { isByHand: isEnteredByHand(lead), messages })}
        remarkOn={sentIn}
      />
      <p className="day-whole">
        <Link to={`/admin/leads?open=${lead.id}`}>
          {eventCount > events.length ? "All entries, duplicates and facts" : "Duplicates and facts"}
        </Link>
      </p>
    </details>
  );
}

/** Their own words if there are any; otherwise how they asked. */
function askedWords(lead: Lead, message: PersonRecords["messages"][number] | undefined): string {
  if (message) return `“${message.message}”`;
  const way = sourceWord(lead.source_page);
  if (!way) return "To be called back";
  return isEnteredByHand(lead) ? `Came by: ${way}` : `To be called back, from the page ${way}`;
}

/** The facts asked for first, if known: the fee, and the deadline for applying. */
const courseGlimpse = (course: AskedCourse): string =>
  [course.fee_rupees !== null && formatRupees(course.fee_rupees), admissionWords(course, dayInIndia())?.detail]
    .filter(Boolean)
    .join(", ") || "Fee, dates, eligibility";

// On a phone each is folded to one line, so that the queue follows the call.
const openFrom = (width: string) => (fold: HTMLDetailsElement | null) => {
  if (fold && matchMedia(`(width >= ${width})`).matches) fold.open = true;
};
const openBesideQueue = openFrom("48em");
const openBesidePerson = openFrom("80em");

/** At the bottom of a phone's screen. The press also opens the sheet, which is there after the dialler. */
function DayCallBar({ lead }: { lead: Lead }) {
  const { name, phone_e164, email, no_contact } = lead;
  const address = useListAddress();
  const beginCall = useBeginCall("lead", address);
  if (no_contact) return <NoContact />;
  return (
    <div className="day-call-bar">
      {phone_e164 && (
        <>
          <a className="btn" href={`tel:${phone_e164}`} onClick={() => beginCall(lead)} aria-keyshortcuts="c">
            <Icon name="phone" />
            <span>
              Call <span className="num">{spelledPhone(phone_e164)}</span>
            </span>
            <kbd aria-hidden="true">c</kbd>
          </a>
          <Link
            className="btn btn-quiet"
            to={address.with({ lead: `${lead.id}`, write: "whatsapp" })}
            aria-label={`WhatsApp to ${name}`}
            title="WhatsApp"
            preventScrollReset
          >
            <Icon name="chat" />
          </Link>
        </>
      )}
      {email && (
        <Link
          className="btn btn-quiet"
          to={address.with({ lead: `${lead.id}`, write: "email" })}
          aria-label={`Mail to ${name}`}
          title="Mail"
          preventScrollReset
        >
          <Icon name="mail" />
        </Link>
      )}
    </div>
  );
}
