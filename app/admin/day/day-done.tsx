import { Link } from "react-router";

/** Shown if nobody waits, or the requested lead is gone. */
export function DayDone({ done, isGone }: { done: number; isGone: boolean }) {
  return (
    <section className="day-person day-none" aria-labelledby="day-name">
      <h2 id="day-name">{isGone ? "This lead is deleted" : "Nobody is waiting"}</h2>
      <p>
        {isGone
          ? "Somebody has deleted it meanwhile."
          : "Every follow-up has its day. New enquiries appear here by themselves."}
      </p>
      {!isGone && done > 0 && (
        <p>
          {done === 1 ? "You have reached out to one person today." : `You have reached out to ${done} people today.`}
        </p>
      )}
      <p className="day-none-acts">
        {isGone && (
          <Link className="btn" to="/admin/day">
            To the next person
          </Link>
        )}
        <Link className="btn btn-quiet" to="/admin/leads">
          All leads
        </Link>
      </p>
    </section>
  );
}
