import { lazy, Suspense } from "react";
import { formatToday } from "#app/admin/india-time.ts";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import type { Route } from "./+types/dashboard-screen";
import { ApplicationSteps } from "./application-steps.tsx";
import { readActivities, readEnquiryFigures, readTotals } from "./dashboard-client.ts";
import { type EnquiryDay, totalOf } from "./enquiry-day.ts";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivities } from "./recent-activities.tsx";
import { TotalCards } from "./total-cards.tsx";
import { UnansweredLeads } from "./unanswered-leads.tsx";

/** Numbers first: the chart comes in a chunk of its own. */
const EnquiriesChart = lazy(() => import("./enquiries-chart.tsx"));

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
          <UnansweredLeads ages={figures.unanswered_leads} />
          <section className="pane" aria-labelledby="enquiries-by-day">
            <EnquiriesByDay days={figures.days} titleId="enquiries-by-day" />
          </section>
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

/** Nothing is drawn where there is nothing to draw, and no room held for it. */
function EnquiriesByDay({ days, titleId }: { days: EnquiryDay[]; titleId: string }) {
  if (days.some((day) => totalOf(day) > 0)) {
    return (
      <Suspense fallback={<div className="chart-place" />}>
        <EnquiriesChart days={days} titleId={titleId} />
      </Suspense>
    );
  }
  return (
    <>
      <div className="pane-head">
        <h2 id={titleId}>Enquiries, last {days.length} days</h2>
      </div>
      <p className="empty">No enquiries in the last {days.length} days</p>
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
