import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { dayInIndia, minuteInIndia } from "#app/lib/india-day.ts";
import { closedStages } from "./lead-stages.ts";

const isOpen = () => sql<SqlBool>`stage not in (${sql.join([...closedStages])})`;

/** Leads whose agreed day, or minute of today, has passed; an enrolled or lost one waits for nobody. */
export const isOverdue = () =>
  sql<SqlBool>`(follow_up_on < ${minuteInIndia()} and follow_up_on <> ${dayInIndia()} and ${isOpen()})`;

/** Leads to be followed up at some time of this day in India. */
const isDueToday = () =>
  sql<SqlBool>`(follow_up_on >= ${dayInIndia()} and follow_up_on < ${dayInIndia(1)} and ${isOpen()})`;

/** How many leads the panel's tabs "Due today" and "Overdue" hold; one of an hour that has passed today is in both. */
export async function countFollowUps(db: Database): Promise<{ due_today: number; overdue: number }> {
  return db
    .selectFrom("leads")
    .where("merged_into_id", "is", null)
    .where("follow_up_on", "<", dayInIndia(1))
    .select((of) => [
      of.fn.countAll<number>().filterWhere(isDueToday()).as("due_today"),
      of.fn.countAll<number>().filterWhere(isOverdue()).as("overdue"),
    ])
    .executeTakeFirstOrThrow();
}
