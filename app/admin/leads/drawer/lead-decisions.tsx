import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { useState } from "react";
import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import { FollowUpField } from "./follow-up-field.tsx";
import { LeadOwnerSelect, LeadStageSelect } from "#app/admin/leads/changes/lead-selects.tsx";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { useLeadChange } from "#app/admin/leads/changes/use-lead-changes.ts";

const HandOverDialog = fetchedDialog(() => import("./hand-over-dialog.tsx"));

interface LeadDecisionsProps {
  lead: Lead;
  counsellors: Counsellor[];
}

/** The decisions about a lead: stage, owner, next step. */
export function LeadDecisions({ lead, counsellors }: LeadDecisionsProps) {
  const change = useLeadChange();
  const [isHandingOver, setHandingOver] = useState(false);
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
          <button
            type="button"
            className="btn btn-quiet"
            onClick={({ currentTarget, detail }) => {
              change(lead, "owner_id", `${me.id}`);
              // The button disappears; if it was pressed by key, the focus moves.
              if (detail === 0) currentTarget.parentElement!.querySelector("select")!.focus();
            }}
          >
            Take it
          </button>
        )}
        {me && lead.owner_id === me.id && counsellors.length > 1 && (
          <button type="button" className="btn btn-quiet" onClick={() => setHandingOver(true)}>
            Hand over
          </button>
        )}
        {lead.owner_note && <p className="sub lead-owner-note">{lead.owner_note}</p>}
      </div>
      {isHandingOver && (
        <HandOverDialog
          lead={lead}
          counsellors={counsellors}
          onHand={(owner, owner_note) => change(lead, "owner_id", owner, { owner_note })}
          onClose={() => setHandingOver(false)}
        />
      )}
      {lead.no_contact ? (
        <div className="lead-decision">
          <span className="label">Follow-up</span>
          <span className="sub">None: this person wants no contact</span>
        </div>
      ) : (
        <FollowUpField lead={lead} />
      )}
    </section>
  );
}
