import { formatDay } from "#app/admin/india-time.ts";
import { askedHoursWords } from "#app/domain/lead/words/asked-hours.ts";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { FigureLink, FigureWords } from "./figure-link.tsx";
import { listOf } from "#app/admin/figures/figure-words.content.ts";
import { ReplyLegend, ReplyRange, scaleOf } from "./reply-range.tsx";

/**
 * The times of first replies, in minutes of office hours, compared with the promise: in total, by hour of enquiry, by
 * day.
 */
export function FiguresReplies({ figures }: { figures: LeadFigures }) {
  const { replies, goal, all } = figures;
  // Without enquiries every row would be zero.
  const { hours, days } = all.asked > 0 ? replies : { hours: [], days: [] };
  const lines = [
    { name: "These days", listed: listOf(figures), told: replies },
    { name: "Before", listed: listOf(figures.before), told: replies.before },
    ...hours.map((told) => ({
      name: askedHoursWords[told.hours],
      listed: listOf(figures, { hours: told.hours }),
      told,
    })),
    ...days.map((told) => ({
      name: formatDay(told.day),
      listed: listOf({ since: told.day, until: told.day }),
      told,
    })),
  ];
  const lastHours = 1 + hours.length;
  const scale = scaleOf(
    lines.map(({ told }) => told),
    goal,
  );
  return (
    <section className="pane" aria-labelledby="fig-replies">
      <div className="pane-head">
        <h2 id="fig-replies">The first reply</h2>
        <p className="sub">Minutes of office hours; promised within {goal}</p>
        <ReplyLegend />
      </div>
      <div className="fig-wrap fig-days" tabIndex={0} role="region" aria-label="Minutes to the first reply">
        <table className="ft">
          <caption className="visually-hidden">Minutes to the first reply, in all, by hours and by day</caption>
          <thead>
            <tr>
              <th scope="col">Received</th>
              <th scope="col" className="reply-cell">
                <span className="visually-hidden">As a chart</span>
              </th>
              <th scope="col">Half within</th>
              <th scope="col">Nine of ten within</th>
              <th scope="col">In time</th>
              <th scope="col">Late</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, listed, told }, place) => (
              <tr key={name} className={place < 2 || place === lastHours ? "all" : undefined}>
                <th scope="row">{name}</th>
                <td className="reply-cell">
                  <ReplyRange replies={told} scale={scale} />
                </td>
                <Minutes listed={listed} minutes={told.median} goal={goal} />
                <Minutes listed={listed} minutes={told.p90} goal={goal} />
                <td>
                  <FigureLink count={told.in_time} to={`${listed}&replied_within=${goal}`} />
                </td>
                <td>
                  <FigureLink count={told.answered - told.in_time} to={`${listed}&replied_after=${goal}`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="fig-note">
        The first call, message or mail of staff counts, whether or not it was answered. Whoever was entered by hand is
        not counted.
      </p>
    </section>
  );
}

interface MinutesProps {
  /** The line's list. */
  listed: string;
  minutes: number | null;
  goal: number;
}

/** Links to the leads who had a reply by then. */
function Minutes({ listed, minutes, goal }: MinutesProps) {
  return (
    <td className={minutes !== null && minutes > goal ? "none" : undefined}>
      {minutes !== null && <FigureWords words={`${minutes} min`} to={`${listed}&replied_within=${minutes}`} />}
    </td>
  );
}
