import { useEffect, useEffectEvent } from "react";
import { Link, useNavigate } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { areSingleKeysOn } from "#app/admin/keyboard/single-keys.ts";
import type { Queue } from "#app/admin/enquiry/use-queue.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { isEnteredByHand } from "#app/domain/lead/words/lead-sources.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { Icon } from "#app/ui/icon.tsx";
import { sourceWord } from "#app/domain/lead/words/lead-source-words.ts";

interface LeadNeighboursProps {
  lead: Lead;
  queue: Queue<Lead>;
}

/** The lead's source, and buttons to its neighbours in the queue. */
export function LeadNeighbours({ lead, queue: { previous, next, place, total } }: LeadNeighboursProps) {
  const source = sourceWord(lead.source_page);
  return (
    <div className="lead-place">
      <p className="sub" tabIndex={-1} data-opens-focused>
        <span>
          Lead {lead.id}
          {source && (isEnteredByHand(lead) ? `, by hand: ${source}` : `, from ${source}`)}
        </span>
        <output>{place !== undefined && `${groupDigits(place)} of ${groupDigits(total)}`}</output>
      </p>
      <Neighbour icon="arrow-left" label="Previous lead" shortcut="k" lead={previous} />
      <Neighbour icon="arrow-right" label="Next" shortcut="j" lead={next} />
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
  // In the layout phase: effects run later, and a key pressed before went to the previous neighbour.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!lead || event.key !== shortcut || isBusy(event)) return;
    event.preventDefault();
    void navigate(to, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  if (!lead) {
    return (
      <span className="btn-icon lead-no-neighbour" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link
      className={icon === "arrow-right" ? "btn-icon lead-next" : "btn-icon"}
      to={to}
      replace
      preventScrollReset
      aria-label={`${label}: ${lead.name}`}
      aria-keyshortcuts={shortcut}
      title={`${label} (${shortcut})`}
    >
      {icon === "arrow-right" && <span className="lead-next-name">Next: {lead.name}</span>}
      <Icon name={icon} />
    </Link>
  );
}

function isBusy({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLElement && target.matches("input, select, textarea");
  return (
    !areSingleKeysOn() ||
    isTyping ||
    ctrlKey ||
    metaKey ||
    altKey ||
    document.querySelectorAll("dialog[open]").length > 1
  );
}
