import { Link } from "react-router";
import type { Day, DayLead, DayReason, Stranger } from "#app/domain/lead/day/day-schema.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import { reasonTitles, tryOf, waitedWords, whyOf } from "./day-words.ts";

interface WiderList {
  to: string;
  words: string;
}

const ofToday = { to: "/admin/leads?tab=today&owner=me", words: "All yours of today as a list" };

/**
 * Lists with more leads of a reason. Each contains others as well, so its text says what it is; questions have none.
 */
const widerLists: Record<Exclude<DayReason, "asked">, WiderList> & { asked?: WiderList } = {
  timed: ofToday,
  overdue: { to: "/admin/leads?tab=overdue&owner=me", words: "All yours overdue as a list" },
  new: { to: "/admin/leads?stage=new&sort=received", words: "All new leads as a list" },
  due: ofToday,
  silent: { to: "/admin/leads?tab=mine&sort=touched", words: "All yours as a list, longest silent first" },
  unowned: { to: "/admin/leads?tab=unowned&sort=touched", words: "All without an owner as a list" },
};

/** Everybody who waits, grouped by reason, each with a phrase. */
export function DayQueue({ day: { groups, strangers }, openId }: { day: Day; openId: number | undefined }) {
  return (
    <nav className="day-queue" aria-label="The queue">
      {groups
        .filter(({ total }) => total > 0)
        .map(({ reason, total, is_more, leads }) => (
          <section key={reason} aria-labelledby={`day-${reason}`}>
            <h2 id={`day-${reason}`}>
              {reasonTitles[reason]}
              <span className="num">{countWords({ total, is_more })}</span>
            </h2>
            <ol>
              {leads.map((lead) => (
                <QueuedLead key={lead.id} reason={reason} lead={lead} isOpen={lead.id === openId} />
              ))}
            </ol>
            {total > leads.length && <WiderLink list={widerLists[reason]} />}
          </section>
        ))}
      {strangers.length > 0 && <Strangers strangers={strangers} />}
    </nav>
  );
}

const WiderLink = ({ list }: { list: WiderList | undefined }) =>
  list && (
    <Link className="day-more" to={list.to}>
      {list.words}
    </Link>
  );

/** People who wrote or applied without being a lead, linked to their message or application. */
function Strangers({ strangers }: { strangers: Stranger[] }) {
  return (
    <section aria-labelledby="day-strangers">
      <h2 id="day-strangers">
        Messages and applications<span className="num">{strangers.length}</span>
      </h2>
      <ol>
        {strangers.map(({ noun, id, name, about, created_at }) => (
          <li key={`${noun} ${id}`} className="day-now">
            <span className="petal" aria-hidden="true" />
            <p>
              <Link to={`/admin/${noun}s?open=${id}`}>{name}</Link>
              <span className="sub">{about || "Application"}</span>
            </p>
            <p className="day-when num">
              <b suppressHydrationWarning>{waitedWords(created_at)}</b>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function QueuedLead({ reason, lead, isOpen }: { reason: DayReason; lead: DayLead; isOpen: boolean }) {
  const { when, means, tone } = whyOf(reason, lead);
  return (
    <li className={`day-${tone}`} data-id={lead.id}>
      <span className="petal" aria-hidden="true" />
      <p>
        <Link to={`/admin/day?lead=${lead.id}`} aria-current={isOpen ? "true" : undefined} preventScrollReset>
          {lead.name}
        </Link>
        <span className="sub">{[lead.course, tryOf(lead)?.toLowerCase()].filter(Boolean).join(", ")}</span>
      </p>
      <p className="day-when num">
        {/* The minute may differ between the server's and the browser's rendering. */}
        <b suppressHydrationWarning>{when}</b>
        {means && (
          <span className="sub" suppressHydrationWarning>
            {means}
          </span>
        )}
      </p>
    </li>
  );
}
