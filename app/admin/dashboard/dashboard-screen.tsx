import { formatToday } from "#app/admin/india-time.ts";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import type { Route } from "./+types/dashboard-screen";
import { ApplicationSteps } from "./application-steps.tsx";
import { readActivities, readEnquiryFigures, readTotals } from "./dashboard-client.ts";
import { EnquiriesByDay } from "./enquiries-by-day.tsx";
import { FollowUpsDue } from "./follow-ups-due.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivities } from "./recent-activities.tsx";
import { TotalCards } from "./total-cards.tsx";
import { UnansweredLeads } from "./unanswered-leads.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Dashboard | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["stats", "activities", "enquiry-figures"] };

export async function clientLoader() {
  const [totals, activities, figures] = await Promise.all([readTotals(), readActivities(), readEnquiryFigures()]);
  return { totals, activities, figures };
}

export default function DashboardScreen({ loaderData: { totals, activities, figures } }: Route.ComponentProps) {
  return (
    <>
      <div className="desk-head">
        <h1>Dashboard</h1>
        <p className="sub">{formatToday()}</p>
      </div>
      <TotalCards totals={totals} />
      <div className="desk-grid">
        <div className="desk-column">
          <FollowUpsDue {...figures.follow_ups} />
          <UnansweredLeads ages={figures.unanswered_leads} />
          <EnquiriesByDay days={figures.days} />
          <ApplicationSteps steps={figures.applications} />
        </div>
        <div className="desk-column">
          <QuickActions />
          <RecentActivities activities={activities} />
        </div>
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
