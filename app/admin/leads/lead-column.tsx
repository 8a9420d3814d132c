import { useState } from "react";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { type LeadStage, leadStageWords } from "#app/domain/lead/lead-stages.ts";
import { LeadCard, type LeadCardActs } from "./lead-card.tsx";

interface LeadColumnProps extends LeadCardActs {
  stage: LeadStage;
  leads: Lead[];
}

const CARDS_AT_A_TIME = 50;
const inIndia = new Intl.NumberFormat("en-IN");

/** One stage; a long one shows its first cards and more on demand. */
export function LeadColumn({ stage, leads, ...acts }: LeadColumnProps) {
  const [count, setCount] = useState(CARDS_AT_A_TIME);
  const left = leads.length - count;
  return (
    <section className={`lead-column lead-column-${stage}`} data-stage={stage} aria-labelledby={`stage-${stage}`}>
      <h2 id={`stage-${stage}`}>
        <span className="petal" aria-hidden="true" />
        {leadStageWords[stage]} <span className="num">{inIndia.format(leads.length)}</span>
      </h2>
      <div className="lead-cards">
        <ul>
          {leads.slice(0, count).map((lead) => (
            <LeadCard key={lead.id} lead={lead} {...acts} />
          ))}
        </ul>
        {leads.length === 0 && <p className="sub lead-none">No lead at this stage</p>}
        {left > 0 && (
          <button type="button" className="btn btn-quiet" onClick={() => setCount(count + CARDS_AT_A_TIME)}>
            Show {Math.min(left, CARDS_AT_A_TIME)} more of {inIndia.format(left)}
          </button>
        )}
      </div>
    </section>
  );
}
