import type { CSSProperties } from "react";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { FigureLink } from "./figure-link.tsx";
import { listOf, othersWords } from "#app/admin/figures/figure-words.content.ts";

export function FiguresLost({ figures }: { figures: LeadFigures }) {
  const { lost, lost_others } = figures;
  const most = Math.max(1, ...lost.flatMap(({ count, before }) => [count, before]));
  return (
    <section className="pane" aria-labelledby="fig-lost">
      <div className="pane-head">
        <h2 id="fig-lost">Why people were lost</h2>
        {lost.length > 0 && (
          <p className="legend" aria-hidden="true">
            <span>
              <i className="legend-now" />
              these days
            </span>
            <span>
              <i />
              before
            </span>
          </p>
        )}
      </div>
      {lost.length === 0 ? (
        <p className="empty">Nobody of these days is lost</p>
      ) : (
        <table className="ft">
          <caption className="visually-hidden">Reasons of lost leads</caption>
          <thead>
            <tr>
              <th scope="col">Reason</th>
              <th scope="col">Lost</th>
              <th scope="col">Before</th>
            </tr>
          </thead>
          <tbody>
            {lost.map(({ reason, count, before }) => (
              <tr key={reason}>
                <th scope="row">
                  {reason === "none" ? "Nobody said" : reason}
                  <span className="twin" aria-hidden="true">
                    <i style={{ "--n": (count / most) * 100 } as CSSProperties} />
                    <i style={{ "--n": (before / most) * 100 } as CSSProperties} />
                  </span>
                </th>
                <td>
                  <FigureLink count={count} to={listOf(figures, { lost_reason: reason })} />
                </td>
                <td className="sub">
                  <FigureLink count={before} to={listOf(figures.before, { lost_reason: reason })} />
                </td>
              </tr>
            ))}
            {lost_others && (
              <tr>
                <th scope="row">{othersWords(lost_others.values)}</th>
                <td>{groupDigits(lost_others.count)}</td>
                <td className="sub">{groupDigits(lost_others.before)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </section>
  );
}
