import { Link } from "react-router";
import { useMay } from "#app/admin/session/use-may.ts";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { asksOf } from "./figures-asks.ts";

/** Suggestions from the figures, each with its list; nothing if there are none. */
export function FiguresAsk({ figures }: { figures: LeadFigures }) {
  const may = useMay();
  const asks = asksOf(figures);
  if (asks.length === 0) return null;
  return (
    <section className="pane" aria-label="To decide">
      <ol className="decide">
        {asks.map(({ sentence, detail, act, to }) => (
          <li key={sentence}>
            <span className="petal" aria-hidden="true" />
            <div>
              <h2>{sentence}</h2>
              {detail && <p className="sub">{detail}</p>}
            </div>
            {may("leads.see") && (
              <Link className="btn btn-quiet" to={to}>
                {act}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
