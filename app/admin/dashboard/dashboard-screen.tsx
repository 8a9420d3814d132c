import { formatToday } from "#app/admin/india-time.ts";
import { ifPermitted, readRecord } from "#app/admin/api/read-api.ts";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { HeldMails } from "#app/admin/outbox/held-mails.tsx";
import { KeptMailNote } from "#app/admin/outbox/mail-standing.tsx";
import { useMay } from "#app/admin/session/use-may.ts";
import type { EnquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";
import type { Account } from "#app/domain/user/user-schema.ts";
import type { Route } from "./+types/dashboard-screen";
import { ApplicationSteps } from "./application-steps-section.tsx";
import { readActivities, readBackups, readEnquiryFigures, readTotals } from "./dashboard-client.ts";
import { EnquiriesByDay } from "./chart/enquiries-by-day.tsx";
import { FollowUpsDue } from "./waiting/follow-ups-due.tsx";
import { LastBackup } from "./last-backup.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentActivities } from "./recent-activities.tsx";
import { TotalCards } from "./total-cards.tsx";
import { UnansweredLeads } from "./waiting/unanswered-leads.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Dashboard | Admin Panel" }];

export async function loader({ context }: Route.LoaderArgs) {
  const [account, totals, activities, figures, backups] = await Promise.all([
    readRecord<Account>(context, "account"),
    readTotals(context),
    ifPermitted(readActivities(context)),
    ifPermitted(readEnquiryFigures(context)),
    ifPermitted(readBackups(context)),
  ]);
  return { name: account.full_name ?? account.username, totals, activities, figures, backups };
}

export default function DashboardScreen({
  loaderData: { name, totals, activities, figures, backups },
}: Route.ComponentProps) {
  const may = useMay();
  return (
    <>
      <div className="desk-head">
        <h1>Dashboard</h1>
        <p className="sub" suppressHydrationWarning>
          {name} · {formatToday()}
        </p>
      </div>
      {may("outbox.change") && <HeldMails />}
      <KeptMailNote />
      <TotalCards totals={totals} />
      <div className="desk-grid">
        {figures && <EnquiryPanes figures={figures} />}
        <div className="desk-column">
          <QuickActions />
          {activities && <RecentActivities activities={activities} />}
          {backups && <LastBackup {...backups} />}
        </div>
      </div>
    </>
  );
}

function EnquiryPanes({ figures }: { figures: EnquiryFigures }) {
  return (
    <div className="desk-column">
      <FollowUpsDue {...figures.follow_ups} />
      <UnansweredLeads ages={figures.unanswered_leads} late={figures.late_promises} />
      <EnquiriesByDay days={figures.days} />
      <ApplicationSteps steps={figures.applications} />
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="Error loading dashboard data:" unanswered="Failed to fetch stats" />;
}
