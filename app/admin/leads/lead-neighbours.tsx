import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { useShownRows } from "#app/admin/list/use-list-view.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { isEnteredByHand } from "#app/domain/lead/lead-sources.ts";
import { groupDigits } from "#app/lib/grouped-number.ts";
import { Icon } from "#app/ui/icon.tsx";
import { sourceWord } from "./lead-words.content.ts";
import { useLeadView } from "./lead-view.ts";

interface LeadNeighboursProps {
  lead: Lead;
  shown: Lead[];
  shape: ListShape<Lead>;
}

/** Which lead this is, and the way to the one before and after it, as the list or the board's column has them. */
export function LeadNeighbours({ lead, shown, shape }: LeadNeighboursProps) {
  const filtered = useShownRows(shown, shape);
  const isBoard = useLeadView() === "board";
  const line = isBoard ? filtered.filter(({ stage }) => stage === lead.stage) : filtered;
  const place = line.findIndex(({ id }) => id === lead.id);
  const isInLine = place >= 0;
  const source = sourceWord(lead.source_page);
  return (
    <div className="lead-place">
      <p className="sub" tabIndex={-1} data-opens-focused>
        <span>
          Lead {lead.id}
          {source && (isEnteredByHand(lead) ? `, by hand: ${source}` : `, from ${source}`)}
        </span>
        <output>{isInLine && `${groupDigits(place + 1)} of ${groupDigits(line.length)}`}</output>
      </p>
      <Neighbour icon="arrow-left" label="Previous lead" shortcut="k" lead={isInLine ? line[place - 1] : undefined} />
      <Neighbour icon="arrow-right" label="Next lead" shortcut="j" lead={isInLine ? line[place + 1] : undefined} />
    </div>
  );
}

interface NeighbourProps {
  icon: "arrow-left" | "arrow-right";
  label: string;
  shortcut: string;
  lead: Lead | undefined;
}

function Neighbour({ icon, label, shortcut, lead }: NeighbourProps) {
  const to = useListAddress().with({ open: lead ? `${lead.id}` : null, edit: null });
  const navigate = useNavigate();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!lead || event.key !== shortcut || isBusy(event)) return;
      event.preventDefault();
      void navigate(to, { replace: true, preventScrollReset: true });
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [lead, shortcut, to, navigate]);
  if (!lead) {
    return (
      <span className="btn-icon lead-no-neighbour" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link
      className="btn-icon"
      to={to}
      replace
      preventScrollReset
      aria-label={`${label}: ${lead.name}`}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
    >
      <Icon name={icon} />
    </Link>
  );
}

function isBusy({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && target.matches("input, select, textarea");
  return isTyping || ctrlKey || metaKey || altKey || document.querySelectorAll("dialog[open]").length > 1;
}
