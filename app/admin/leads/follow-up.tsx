import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { followUpWords, isDueToday, isOverdue } from "./follow-up-words.ts";

/** When the next step is; what is late or due stands out. */
export function FollowUp({ lead }: { lead: Lead }) {
  const { follow_up_on } = lead;
  if (follow_up_on === null) return null;
  const isLate = isOverdue(lead);
  const look = isLate ? "follow-up follow-up-late" : isDueToday(lead) ? "follow-up follow-up-due" : "follow-up";
  return (
    <time className={look} dateTime={follow_up_on}>
      {isLate && <span className="visually-hidden">Overdue: </span>}
      {followUpWords(follow_up_on)}
    </time>
  );
}
