import { z } from "zod";
import { listRecentActivities } from "#app/domain/activity/activities.server.ts";
import { readEnquiryFigures } from "#app/domain/dashboard/enquiry-figures.server.ts";
import { enquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";
import { countDashboardTotals } from "#app/domain/dashboard/dashboard-totals.server.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

const trend = z.number().nullable();
const totals = z.object({
  totalUsers: z.number(),
  totalCourses: z.number(),
  totalUniversities: z.number(),
  totalTestimonials: z.number(),
  trends: z.object({ totalUsers: trend, totalCourses: trend, totalUniversities: trend, totalTestimonials: trend }),
});

const activity = z.object({
  id: z.number(),
  type: z.string(),
  action: z.string(),
  name: z.string(),
  date: z.string(),
  actor: z.string().nullable(),
  actor_name: z.string().nullable(),
});

/** The dashboard's data: totals with trends, the latest actions of staff, and the state of enquiries. */
export function dashboardApi(app: ApiScope, { db }: ApiServices): void {
  const statsSchema = { summary: "Counts what the site holds", response: { 200: oneOf(totals) } };
  app.get("/stats.php", { schema: statsSchema, ...needs("stats.see") }, async () => {
    const counted = Object.entries(await countDashboardTotals(db));
    const numbers = Object.fromEntries(counted.map(([name, { total }]) => [name, total]));
    const trends = Object.fromEntries(counted.map(([name, { trend }]) => [name, trend]));
    return succeeded({ ...numbers, trends });
  });

  const activitiesSchema = { summary: "Lists the last twenty activities", response: { 200: listOf(activity) } };
  app.get("/activities.php", { schema: activitiesSchema, ...needs("activities.see") }, async () =>
    succeeded(await listRecentActivities(db)),
  );

  const figuresSchema = {
    summary: "Counts enquiries by day, age and step, and follow-ups due",
    response: { 200: oneOf(enquiryFigures) },
  };
  app.get("/enquiry-figures.php", { schema: figuresSchema, ...needs("enquiry-figures.see") }, async (request) =>
    succeeded(await readEnquiryFigures(db, actorOf(request))),
  );
}
