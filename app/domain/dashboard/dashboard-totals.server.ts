import type { Database } from "#db/database.ts";
import { readCounters, sumOf } from "#app/domain/counters.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";

const TREND_DAYS = 30;

export interface Total {
  total: number;
  /** Growth over the last 30 days in percent of what was there before; null without earlier data (decision 8). */
  trend: number | null;
}

const counted = {
  totalUsers: "users",
  totalCourses: "courses",
  totalUniversities: "universities",
  totalTestimonials: "testimonials",
} as const;

export type DashboardTotals = Record<keyof typeof counted, Total>;

/** The four totals of the dashboard, from counters; the trend's days are India's, today included. */
export async function countDashboardTotals(db: Database): Promise<DashboardTotals> {
  const since = dayInIndia(-TREND_DAYS);
  const names = Object.keys(counted) as (keyof typeof counted)[];
  const totals = await Promise.all(
    names.map(async (name) => {
      const days = await readCounters(db, counted[name], "day", since);
      const before = [...days].filter(([day]) => day < since).reduce((sum, [, amount]) => sum + amount, 0);
      return [name, trendOf(sumOf(days), before)];
    }),
  );
  return Object.fromEntries(totals) as DashboardTotals;
}

function trendOf(total: number, before: number): Total {
  return { total, trend: before > 0 ? Math.round(((total - before) / before) * 100) : null };
}
