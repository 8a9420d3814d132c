import { data } from "react-router";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import type { Route } from "./+types/courses-page";
import { courseFilterKeys } from "./course-filter.ts";
import { FilteredCourses } from "./filtered-courses.tsx";
import { courseListMeta } from "./course-list-meta.ts";
import facetsAddress from "./course-facets.css?url";
import stylesAddress from "./course-pages.css?url";
import { readCourseList } from "./read-course-list.server.ts";

const PATH = "/courses";
const trail = [{ label: "All Courses", path: PATH }];

export const handle: PageHandle = { queryKeys: courseFilterKeys, editPath: "/admin/courses" };

export const links: Route.LinksFunction = () =>
  [stylesAddress, facetsAddress].map((href) => ({ rel: "stylesheet", href }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const { listing, headers } = await readCourseList({ db, request });
  return data({ listing, publicOrigin }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { listing, publicOrigin } = loaderData;
  const words = {
    title: "All Courses",
    description:
      "Online UG, PG and PGDCS courses of our partner universities: compare duration, tuition, mode of study and requirements.",
    path: PATH,
    origin: publicOrigin,
    matches,
  };
  return [...courseListMeta(listing, words), breadcrumbList(publicOrigin, trail)];
}

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap courses-page">
      <Breadcrumbs trail={trail} />
      <div className="page-head head">
        <h1>All Courses</h1>
        <p className="lede">Compare how long each takes and what it costs a year. Open a course for everything else.</p>
      </div>
      <FilteredCourses path={PATH} listing={loaderData.listing} />
    </div>
  );
}
