import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { followUpWords, isDueToday, isOverdue } from "#app/admin/leads/words/follow-up-words.ts";

/** The next step; overdue or due ones stand out. */
export function FollowUp({ lead }: { lead: Lead }) {
  const { follow_up_on } = lead;
  if (follow_up_on === null) return null;
  const isLate = isOverdue(lead);
  const look = isLate ? "follow-up-late" : isDueToday(lead) ? "follow-up-due" : "";
  const [day, time] = follow_up_on.split("T") as [string, string?];
  return (
    <time className={`follow-up ${look}`} dateTime={follow_up_on}>
      {isLate && <span className="visually-hidden">Overdue: </span>}
      {/* Narrow columns break between day and time. */}
      <span className="nowrap">{`${followUpWords(day)}${time ? "," : ""}`}</span>
      {time && ` ${time}`}
    </time>
  );
}
