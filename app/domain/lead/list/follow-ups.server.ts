import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { dayInIndia, minuteInIndia } from "#app/lib/time/india-day.ts";
import { type ColumnOf, columnOfLead, isListed } from "#app/domain/lead/record/lead-columns.server.ts";
import { readLeadCounters } from "./lead-counters.server.ts";
import { type Seer, seenBy } from "#app/domain/lead/record/lead-seers.server.ts";
import { closedStages } from "#app/domain/lead/words/lead-stages.ts";

// Literals instead of parameters, so that SQLite uses the partial index of open leads.
/** Leads that are neither enrolled nor lost. */
export const isOpen = (column: ColumnOf = columnOfLead) =>
  sql<SqlBool>`${column("stage")} not in (${sql.join(closedStages.map(sql.lit))})`;

/** Open leads whose follow-up day, or minute of today, has passed. */
export const isOverdue = (column = columnOfLead) => {
  const day = column("follow_up_on");
  return sql<SqlBool>`(${day} < ${minuteInIndia()} and ${day} <> ${dayInIndia()} and ${isOpen(column)})`;
};

/** Open leads whose follow-up is today in India. */
export const isDueToday = (column = columnOfLead) => {
  const day = column("follow_up_on");
  return sql<SqlBool>`(${day} >= ${dayInIndia()} and ${day} < ${dayInIndia(1)} and ${isOpen(column)})`;
};

/** Counts the panel's tabs "Due today" and "Overdue"; a lead whose time today has passed is in both. */
export async function countFollowUps(db: Database, seer: Seer): Promise<{ due_today: number; overdue: number }> {
  const today = dayInIndia();
  const [days, { late }] = await Promise.all([
    readLeadCounters(db, "due", seer, today),
    db
      .selectFrom("leads as l")
      .select((of) => of.fn.countAll<number>().as("late"))
      .where(isListed)
      .where(isDueToday())
      .where(isOverdue())
      .where(seenBy(seer) ?? sql<SqlBool>`true`)
      .modifyEnd(plannedOnce)
      .executeTakeFirstOrThrow(),
  ]);
  const overdue = [...days].filter(([day]) => day < today).reduce((sum, [, amount]) => sum + amount, late);
  return { due_today: days.get(today) ?? 0, overdue };
}
