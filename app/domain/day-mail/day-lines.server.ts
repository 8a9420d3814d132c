import type { Database } from "#db/database.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import { countSilent } from "#app/domain/lead/day/day-queues.server.ts";
import { countLeads } from "#app/domain/lead/list/lead-counts.server.ts";
import type { LeadFilter } from "#app/domain/lead/lead-list-schema.ts";
import { countLatePromises } from "#app/domain/lead/list/lead-promises.server.ts";
import { type Seer, wholeOffice } from "#app/domain/lead/record/lead-seers.server.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";

/** A number and the link to its list. */
export interface DayLine {
  label: string;
  /** `7`, or `10,000+` where counting stops. */
  count: string;
  isNone: boolean;
  /** A path in the panel. */
  path: string;
}

/** The lines of one member of staff: due today, overdue, and what is slipping. */
export async function morningLines(db: Database, seer: Seer & { userId: number }): Promise<DayLine[]> {
  const owner = seer.userId;
  return [
    await lineOf(db, seer, "Due today", { tab: "today", owner }),
    await lineOf(db, seer, "Overdue", { tab: "overdue", owner }),
    await lineOf(db, seer, "New, not called yet", { stage: "new", owner, callable: "1" }),
    await lineOf(db, seer, "New and nobody’s", { stage: "new", tab: "unowned", callable: "1" }),
    countedLine("Silent for a week", await countSilent(db, seer), "/admin/day"),
  ];
}

/** The lines about the office's day. */
export async function eveningLines(db: Database): Promise<DayLine[]> {
  const today = { since: dayInIndia(), until: dayInIndia() };
  const { count, before, goal } = await countLatePromises(db, wholeOffice);
  const late = before === null ? "/admin/leads" : pathOf({ unanswered_before: before });
  return [
    await lineOf(db, wholeOffice, "New today", today),
    await lineOf(db, wholeOffice, "Of these contacted or further", { ...today, reached: "contacted" }),
    countedLine(`Without a reply for more than ${goal} minutes of office hours`, count, late),
    await lineOf(db, wholeOffice, "Overdue", { tab: "overdue" }),
    await lineOf(db, wholeOffice, "Nobody’s", { tab: "unowned" }),
  ];
}

async function lineOf(db: Database, seer: Seer, label: string, filter: LeadFilter): Promise<DayLine> {
  const count = await countLeads(db, { filter, seer, matching: null });
  return { ...countedLine(label, count.total, pathOf(filter)), count: countWords(count) };
}

const countedLine = (label: string, count: number, path: string): DayLine => ({
  label,
  count: groupDigits(count),
  isNone: count === 0,
  path,
});

const pathOf = (filter: LeadFilter) =>
  `/admin/leads?${new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, `${value}`]))}`;
