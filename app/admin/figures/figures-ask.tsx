import { Link } from "react-router";
import { useMay } from "#app/admin/session/use-may.ts";
import type { LeadFigures } from "#app/domain/lead/figures/lead-figures-schema.ts";
import { askedBy, listOf, rowWords } from "./figure-words.content.ts";

/** So many people are worth a sentence. */
const WORTH = 10;

/** What the numbers ask for, each with the list to begin with; nothing where they ask for nothing. */
export function FiguresAsk({ figures }: { figures: LeadFigures }) {
  const may = useMay();
  const asks = asksOf(figures);
  if (asks.length === 0) return null;
  return (
    <section className="pane" aria-label="To decide">
      <ol className="decide">
        {asks.map(({ sentence, act, to }) => (
          <li key={sentence}>
            <span className="petal" aria-hidden="true" />
            <h2>{sentence}</h2>
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

function asksOf(figures: LeadFigures) {
  const { by, rows, replies, goal, lost } = figures;
  const asks: { sentence: string; act: string; to: string }[] = [];
  const idle = rows.filter(({ asked, enrolled }) => asked >= WORTH && enrolled === 0)[0];
  if (idle && by !== "week") {
    const sentence = `${rowWords(by, idle)}: ${idle.asked} people asked, nobody is enrolled yet.`;
    asks.push({ sentence, act: `Look at the ${idle.asked}`, to: listOf(figures, askedBy(figures, idle)) });
  }
  const late = replies.answered - replies.in_time;
  if (late > 0) {
    const sentence = `${late} of ${replies.answered} waited longer than the promised ${goal} minutes.`;
    asks.push({ sentence, act: `Look at the ${late}`, to: listOf(figures, { replied_after: `${goal}` }) });
  }
  const untold = lost.find(({ reason }) => reason === "none");
  if (untold) {
    const sentence = `Of ${untold.count} lost nobody said why.`;
    asks.push({ sentence, act: `Look at the ${untold.count}`, to: listOf(figures, { lost_reason: "none" }) });
  }
  return asks;
}
