import { formatToday } from "#app/admin/india-time.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import type { Route } from "./+types/dashboard-screen";
import { readActivities, readTotals } from "./dashboard-client.ts";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivities } from "./recent-activities.tsx";
import { TotalCards } from "./total-cards.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Dashboard | Admin Panel" }];

export async function clientLoader() {
  const [totals, activities] = await Promise.all([readTotals(), readActivities()]);
  return { totals, activities };
}

export default function DashboardScreen({ loaderData: { totals, activities } }: Route.ComponentProps) {
  return (
    <>
      <div className="desk-head">
        <h1>Dashboard</h1>
        <p className="sub">{formatToday()}</p>
      </div>
      <TotalCards totals={totals} />
      <div className="desk-grid">
        <RecentActivities activities={activities} />
        <QuickActions />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <div className="desk-head">
        <h1>Dashboard</h1>
      </div>
      <ScreenFailure intro="Error loading dashboard data:" />
    </>
  );
}
