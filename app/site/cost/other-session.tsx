import { writeDay } from "#app/lib/time/calendar-day.ts";
import { costAddress, type CostChoice } from "./cost-choice.ts";
import { daysWords, type RefundView } from "./refund-view.ts";

interface OtherSessionProps {
  view: RefundView;
  slug: string;
  choice: CostChoice;
}

/** For a day outside the session no share is shown: it would be that of another day. */
export function OtherSession({ view, slug, choice }: OtherSessionProps) {
  return (
    <>
      <strong>Another session</strong>
      <p>
        {daysWords(view)}, not on {writeDay(view.day)}.
      </p>
      {view.others.map(({ session }) => (
        <p key={session}>
          <a
            className="go"
            data-choice="left session"
            href={costAddress(slug, { ...choice, left: view.day, session }, "refund")}
          >
            {`What comes back of ${session}`}
          </a>
        </p>
      ))}
    </>
  );
}
