import { type KeyboardEvent, memo, type PointerEvent } from "react";
import { Link } from "react-router";
import { formatRecency } from "#app/admin/india-time.ts";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FollowUp } from "#app/admin/leads/marks/follow-up.tsx";

export interface LeadCardActs {
  onBegin: (event: PointerEvent<HTMLElement>, lead: Lead) => void;
  onPress: (event: KeyboardEvent, lead: Lead) => void;
  /** Opens the list of stages. */
  onChoose: (lead: Lead) => void;
}

export const LeadCard = memo(function LeadCard({ lead, onBegin, onPress, onChoose }: LeadCardActs & { lead: Lead }) {
  const { id, name, course, owner, created_at, follow_up_on, duplicates } = lead;
  const address = useListAddress();
  return (
    <li className="board-card" data-card={id} onPointerDown={(event) => onBegin(event, lead)}>
      <Link
        to={address.with({ open: `${id}` })}
        preventScrollReset
        draggable={false}
        aria-describedby="card-keys"
        onKeyDown={(event) => onPress(event, lead)}
      >
        {name}
      </Link>
      {duplicates > 0 && (
        <span className="badge badge-yellow lead-card-mark" title={`${duplicates + 1} leads of this person`}>
          {duplicates + 1}×<span className="visually-hidden"> this person</span>
        </span>
      )}
      <p className="sub">{course}</p>
      <p className="board-card-foot">
        <span className="sub">{owner ?? "No owner"}</span>
        {follow_up_on ? (
          <FollowUp lead={lead} />
        ) : (
          <time className="sub num" dateTime={created_at} title="Received">
            {formatRecency(created_at)}
          </time>
        )}
      </p>
      <button type="button" className="btn-icon" aria-label={`Move ${name} to…`} onClick={() => onChoose(lead)}>
        <Icon name="more" />
      </button>
    </li>
  );
});
