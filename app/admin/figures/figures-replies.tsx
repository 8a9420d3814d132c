import type { LeadFigures } from "#app/domain/lead/lead-figures-schema.ts";
import { FigureLink } from "./figure-link.tsx";
import { listOf } from "./figure-words.content.ts";

/** How soon people heard from somebody, in minutes of office hours, against the promise. */
export function FiguresReplies({ figures }: { figures: LeadFigures }) {
  const { replies, goal } = figures;
  const spans = [
    { name: "These days", span: figures, told: replies },
    { name: "Before", span: figures.before, told: replies.before },
  ];
  return (
    <section className="pane" aria-labelledby="fig-replies">
      <div className="pane-head">
        <h2 id="fig-replies">The first reply</h2>
        <p className="sub">Minutes of office hours; promised within {goal}</p>
      </div>
      <div className="fig-wrap" tabIndex={0} role="region" aria-label="Minutes to the first reply">
        <table className="ft">
          <caption className="visually-hidden">Minutes to the first reply</caption>
          <thead>
            <tr>
              <th scope="col">Received</th>
              <th scope="col">Half within</th>
              <th scope="col">Nine of ten within</th>
              <th scope="col">In time</th>
              <th scope="col">Late</th>
            </tr>
          </thead>
          <tbody>
            {spans.map(({ name, span, told: { answered, in_time, median, p90 } }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={isLate(median, goal)}>{minutesOf(median)}</td>
                <td className={isLate(p90, goal)}>{minutesOf(p90)}</td>
                <td>
                  <FigureLink count={in_time} to={listOf(span, { replied_within: `${goal}` })} />
                </td>
                <td>
                  <FigureLink count={answered - in_time} to={listOf(span, { replied_after: `${goal}` })} />
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

const minutesOf = (minutes: number | null) => (minutes === null ? "" : `${minutes} min`);

const isLate = (minutes: number | null, goal: number) => (minutes !== null && minutes > goal ? "none" : undefined);
