import type { Database } from "#db/database.ts";

const TREND_DAYS = 30;
const MS_PER_DAY = 86_400_000;

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

/** The four totals of the dashboard, in one statement. */
export async function countDashboardTotals(db: Database): Promise<DashboardTotals> {
  const since = new Date(Date.now() - TREND_DAYS * MS_PER_DAY).toISOString();
  const all = (table: (typeof counted)[keyof typeof counted]) =>
    db.selectFrom(table).select((of) => of.fn.countAll<number>().as("count"));
  const names = Object.keys(counted) as (keyof typeof counted)[];
  const row = await db
    .selectNoFrom(names.map((name) => all(counted[name]).as(name)))
    .select(names.map((name) => all(counted[name]).where("created_at", ">=", since).as(`${name}Recent`)))
    .executeTakeFirstOrThrow();
  const counts = row as Record<string, number>;
  const entries = names.map((name) => [name, trendOf(counts[name]!, counts[`${name}Recent`]!)]);
  return Object.fromEntries(entries) as DashboardTotals;
}

function trendOf(total: number, recent: number): Total {
  const before = total - recent;
  return { total, trend: before > 0 ? Math.round((recent / before) * 100) : null };
}
