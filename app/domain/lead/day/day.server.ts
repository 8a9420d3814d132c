import type { Database } from "#db/database.ts";
import { MOST_QUEUED, readWaiting } from "./day-queues.server.ts";
import type { Day, DayReason } from "./day-schema.ts";
import { tellLeads } from "#app/domain/lead/list/lead-list.server.ts";
import { readQuestions } from "#app/domain/lead/contacts/lead-mentions.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { Seer } from "#app/domain/lead/record/lead-seers.server.ts";
import { countTries } from "#app/domain/lead/tries/tries.server.ts";

/**
 * Whom a member of staff calls today, by reason: promised for now; asked about by a colleague; overdue; new, by waiting
 * time; due later today; silent for a week; unowned. The first, third and fourth include unowned leads. Each lead has
 * one reason.
 */
export async function readDay(db: Database, seer: Seer): Promise<Omit<Day, "strangers">> {
  const { userId } = seer;
  const { waiting: found, done } = await readWaiting(db, seer);
  const asked = new Set(found.find(({ reason }) => reason === "asked")!.ids);
  for (const group of found.filter(({ reason }) => reason !== "asked")) {
    const others = group.ids.filter((id) => !asked.has(id));
    group.total -= group.ids.length - others.length;
    group.ids = others;
  }
  const ids = found.flatMap((group) => group.ids);
  // Independent reads run at once.
  const [told, questions, tries] = await Promise.all([
    tellLeads(db, ids, seer),
    asked.size > 0 ? readQuestions(db, userId) : new Map<number, never>(),
    countTries(db, ids),
  ]);
  const leads = new Map(told.map((lead) => [lead.id, lead]));
  const asWaiting = (lead: Lead, reason: DayReason) => {
    const question = reason === "asked" ? questions.get(lead.id) : undefined;
    return { ...lead, tries: tries.get(lead.id) ?? 0, ...(question && { question }) };
  };
  const groups = found.map(({ reason, ids, total }) => ({
    reason,
    total: Math.min(total, MOST_QUEUED),
    is_more: total > MOST_QUEUED ? (1 as const) : (0 as const),
    leads: ids.flatMap((id) => leads.get(id) ?? []).map((lead) => asWaiting(lead, reason)),
  }));
  return { done, groups };
}
