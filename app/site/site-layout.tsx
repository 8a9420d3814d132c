import { data, isRouteErrorResponse, Outlet } from "react-router";
import { listCourses } from "#app/domain/course/courses.server.ts";
import { expertGuidance } from "#app/domain/expert-guidance/expert-guidance.server.ts";
import { findSettings } from "#app/domain/settings/settings.server.ts";
import { phoneE164 } from "#app/lib/phone.ts";
import { requestServices } from "#app/request-context.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import type { Route } from "./+types/site-layout";
import { coursesFailure } from "./courses/courses-failure.content.ts";
import { ErrorMessage } from "./error-message.tsx";
import { SiteFrame } from "./frame/site-frame.tsx";
import { groupCourses } from "./guidance/group-courses.ts";
import { siteNameOf } from "./site-data-of.ts";
import stylesAddress from "./site.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const [settings, courses, guides] = await Promise.all([
    findSettings(db),
    readSection(listCourses(db), coursesFailure),
    readSection(expertGuidance.list(db), "Failed to fetch data"),
  ]);
  const year = new Date().toLocaleDateString("en-IN", { timeZone: "Asia/Kolkata", year: "numeric" });
  // Without courses the form asks in words, without counsellors the pop-up shows no portrait.
  const offered = "rows" in courses ? courses.rows : [];
  const counsellor = "rows" in guides ? guides.rows.find(({ is_active }) => is_active === 1) : undefined;
  return data(
    {
      settings,
      publicOrigin,
      year,
      phoneE164: phoneE164(settings.contactPhone),
      courseChoices: groupCourses(offered),
      hasSamples: offered.some(({ is_sample }) => is_sample === 1),
      counsellor,
    },
    { headers: headersFor({ courses, guides }) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ error, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!error) return [];
  return [
    { title: `${isNotFound(error) ? "Page not found" : "Something went wrong"} | ${siteNameOf(matches)}` },
    { name: "robots", content: "noindex" },
  ];
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that is not there, or broke: the frame stays, so that every way on is still open. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // Without the layout's own data there is no frame to stand in: the root answers.
  if (!loaderData) throw error;
  return (
    <SiteFrame>
      <ErrorMessage isNotFound={isNotFound(error)} />
    </SiteFrame>
  );
}

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
