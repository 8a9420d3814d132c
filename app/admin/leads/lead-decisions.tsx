import { dayInIndia } from "#app/lib/india-day.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { followUpWords, isOverdue, quickDays } from "./follow-up-words.ts";
import { LeadOwnerSelect, LeadStageSelect } from "./lead-selects.tsx";
import type { Counsellor } from "./lead-tabs.content.ts";
import { useLeadChange } from "./use-lead-changes.ts";

interface LeadDecisionsProps {
  lead: Lead;
  counsellors: Counsellor[];
}

/** What staff decide about a lead: where it stands, who looks after it, when the next step is. */
export function LeadDecisions({ lead, counsellors }: LeadDecisionsProps) {
  const change = useLeadChange();
  const me = counsellors.find(({ is_me }) => is_me === 1);
  return (
    <section className="lead-decisions" aria-label="Stage, owner and follow-up">
      <div className="lead-decision">
        <span className="label" aria-hidden="true">
          Stage
        </span>
        <LeadStageSelect lead={lead} />
      </div>
      <div className="lead-decision">
        <span className="label" aria-hidden="true">
          Owner
        </span>
        <LeadOwnerSelect lead={lead} counsellors={counsellors} />
        {me && lead.owner_id !== me.id && (
          <button type="button" className="btn btn-quiet" onClick={() => change(lead, "owner_id", `${me.id}`)}>
            Take it
          </button>
        )}
      </div>
      <FollowUpField lead={lead} />
    </section>
  );
}

function FollowUpField({ lead }: { lead: Lead }) {
  const change = useLeadChange();
  const { follow_up_on: day } = lead;
  const set = (value: string) => change(lead, "follow_up_on", value);
  return (
    <div className="lead-decision">
      <label className="label" htmlFor="follow-up-day">
        Follow-up
      </label>
      <input
        // What the server refused, or another window changed, shows again.
        key={day}
        id="follow-up-day"
        className="input lead-day"
        type="date"
        defaultValue={day ?? ""}
        onChange={({ target }) => {
          // While a date is typed by hand its year passes through the first century.
          if (target.value > "2000" || (target.value === "" && target.validity.valid)) set(target.value);
        }}
      />
      {day && (
        <span className={isOverdue(lead) ? "follow-up follow-up-late" : "sub"}>
          {isOverdue(lead) ? `Overdue since ${followUpWords(day)}` : followUpWords(day)}
        </span>
      )}
      <div className="lead-days" role="group" aria-label="Follow-up day">
        {quickDays.map(({ label, daysFromNow }) => (
          <button
            key={label}
            type="button"
            aria-pressed={day === dayInIndia(daysFromNow)}
            onClick={() => set(dayInIndia(daysFromNow))}
          >
            {label}
          </button>
        ))}
        {day && (
          <button type="button" onClick={() => set("")}>
            None
          </button>
        )}
      </div>
    </div>
  );
}
