import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";

const TREND_DAYS = 30;

export interface Total {
  total: number;
  /** Growth over the last 30 days, in percent; null without earlier records (D8). */
  trend: number | null;
}

const counted = {
  totalUsers: "users",
  totalCourses: "courses",
  totalUniversities: "universities",
  totalTestimonials: "testimonials",
} as const;

export type DashboardTotals = Record<keyof typeof counted, Total>;

/** The dashboard's four totals, from counters in one statement; days are India's, today included. */
export async function countDashboardTotals(db: Database): Promise<DashboardTotals> {
  const since = dayInIndia(-TREND_DAYS);
  const rows = await db
    .selectFrom("counters")
    .select(["noun", sql<number>`sum(amount)`.as("total")])
    .select(sql<number>`sum(case when value < ${since} then amount else 0 end)`.as("before"))
    .where("noun", "in", Object.values(counted))
    .where("facet", "=", "day")
    .groupBy("noun")
    .modifyEnd(plannedOnce)
    .execute();
  const totals = Object.entries(counted).map(([name, noun]) => [name, totalOf(rows.find((row) => row.noun === noun))]);
  return Object.fromEntries(totals) as DashboardTotals;
}

function totalOf({ total, before } = { total: 0, before: 0 }): Total {
  return { total, trend: before > 0 ? Math.round(((total - before) / before) * 100) : null };
}
