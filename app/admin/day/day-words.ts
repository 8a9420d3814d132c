import { officeNow } from "#app/lib/time/office-clock.ts";
import { followUpWords } from "#app/admin/leads/words/follow-up-words.ts";
import { replyState, replyWords } from "#app/admin/leads/marks/reply-clock.tsx";
import { ordinalOf } from "#app/admin/calls/last-word.ts";
import type { DayLead, DayReason } from "#app/domain/lead/day/day-schema.ts";
import { dayInIndia, minuteInIndia } from "#app/lib/time/india-day.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";
import { counted } from "#app/lib/text/counted.ts";
import { MINUTE_MS } from "#app/lib/time/from-now.ts";

export const reasonTitles: Record<DayReason, string> = {
  asked: "Asked of you",
  timed: "Timed, now",
  overdue: "Overdue",
  new: "New, longest wait first",
  due: "Due today",
  silent: "Silent for a week",
  unowned: "Nobody’s yet",
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** Why somebody is to be called, as a phrase and a sentence. */
export interface Why {
  /** `15:30`, `12 min ago`, `Sat, 21 Nov`. */
  when: string;
  /** What that means now: `in 3 min`, `2 days late`. Empty if `when` says it all. */
  means: string;
  /** `Promised 15:30, in 3 min`. */
  sentence: string;
  tone: "now" | "late" | "calm";
}

/** The reason for a lead in a group of the day. */
export function whyOf(reason: DayReason, lead: DayLead): Why {
  switch (reason) {
    case "asked": {
      return asked(lead);
    }
    case "timed":
    case "due":
      return promised(lead, reason === "timed" ? "now" : "calm");
    case "overdue": {
      const when = followUpWords(lead.follow_up_on!);
      const means = `${span(minutesSince(lead.follow_up_on!))} late`;
      return { when, means, sentence: `${tryOf(lead) ?? "Promised"} for ${when}, ${means}`, tone: "late" };
    }
    case "new": {
      const waited = `${span(minutesSince(lead.created_at))} ago`;
      if (!lead.promise) return { when: waited, means: "", sentence: `Asked ${waited}`, tone: "now" };
      const means = replyWords(lead.promise);
      const tone = { calm: "calm", soon: "now", late: "late" } as const;
      return { when: waited, means, sentence: `Asked ${waited}, waits ${means}`, tone: tone[replyState(lead.promise)] };
    }
    case "silent": {
      const silent = span(minutesSince(lead.last_event_at));
      return { when: silent, means: "", sentence: `Nothing was said for ${silent}`, tone: "calm" };
    }
    case "unowned": {
      const waited = `${span(minutesSince(lead.last_event_at))} ago`;
      return {
        when: waited,
        means: "",
        sentence: `Nobody looks after this lead, last touched ${waited}`,
        tone: "calm",
      };
    }
  }
}

/** `12 min ago` */
export const waitedWords = (moment: string): string => `${span(minutesSince(moment))} ago`;

/** Questions have a due time; older ones lack it. */
function asked({ question, last_event_at }: DayLead): Why {
  const sentence = `${question?.by ?? "A colleague"} asks you: ${question?.words ?? "it stands in the story"}`;
  const due = question?.due_on;
  if (!due) return { when: `${span(minutesSince(last_event_at))} ago`, means: "", sentence, tone: "now" };
  const late = minutesSince(due);
  const means = late > 0 ? `${span(late)} late` : late === 0 ? "now" : `in ${span(-late)}`;
  return { when: followUpWords(due), means, sentence, tone: late > 0 ? "late" : "now" };
}

/** `Third try` if the last calls were unanswered and nothing was promised. */
export function tryOf({ tries }: DayLead): string | undefined {
  const words = `${ordinalOf(tries + 1)} try`;
  return tries > 0 ? capitalized(words) : undefined;
}

function promised(lead: DayLead, tone: Why["tone"]): Why {
  const [followUp, nth] = [lead.follow_up_on!, tryOf(lead)];
  const [, time] = followUp.split("T");
  if (!time) return { when: "Today", means: "", sentence: nth ? `${nth}, today` : "To be called today", tone };
  const minutes = -minutesSince(followUp);
  const means = minutes > 0 ? `in ${span(minutes)}` : minutes === 0 ? "now" : `${span(-minutes)} late`;
  return { when: time, means, sentence: `${nth ? `${nth} at` : "Promised"} ${time}, ${means}`, tone };
}

/** Since an instant, or since a day or minute in India. */
function minutesSince(moment: string): number {
  if (moment.endsWith("Z")) return Math.max(0, Math.floor((officeNow() - Date.parse(moment)) / MINUTE_MS));
  const [day, time] = moment.split("T") as [string, string?];
  const [from, now] = time ? [moment, minuteInIndia()] : [`${day}T00:00`, `${dayInIndia()}T00:00`];
  return Math.round((Date.parse(`${now}Z`) - Date.parse(`${from}Z`)) / MINUTE_MS);
}

/** `3 min`, `2 h`, `9 days`. */
function span(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)} h`;
  const days = Math.floor(minutes / DAY);
  return counted(days, "day");
}
