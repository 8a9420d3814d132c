import { data } from "react-router";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { SearchForm } from "#app/site/search/search-form.tsx";
import { shownOnly } from "#app/site/shown-only.server.ts";
import type { Route } from "./+types/courses-page";
import { courseFilterKeys } from "#app/site/courses/filter/course-filter.ts";
import { FilteredCourses } from "./filtered-courses.tsx";
import { courseListMeta } from "./course-list-meta.ts";
import filterFormAddress from "#app/site/courses/filter/course-filter-form.css?url";
import stylesAddress from "./course-pages.css?url";
import { readCourseList } from "./read-course-list.server.ts";

const PATH = "/courses";
const trail = [{ label: "All Courses", path: PATH }];

export const handle: PageHandle = { queryKeys: courseFilterKeys, editPath: "/admin/courses" };

export const links: Route.LinksFunction = () =>
  [stylesAddress, filterFormAddress].map((href) => ({ rel: "stylesheet", href }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, contentVersion, publicOrigin } = context.get(requestServices);
  const { listing, headers } = await readCourseList({ db, contentVersion, request });
  return data(shownOnly({ listing, publicOrigin }), { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { listing, publicOrigin } = loaderData;
  const words = {
    ...pageWordsIn("courses", matches).search,
    path: PATH,
    origin: publicOrigin,
    matches,
  };
  return [...courseListMeta(listing, words), breadcrumbList(publicOrigin, trail, matches)];
}

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  const { title, lede } = usePageWords("courses").head;
  return (
    <div className="wrap courses-page">
      <Breadcrumbs trail={trail} />
      <div className="page-head head">
        <h1>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
        <SearchForm />
      </div>
      <FilteredCourses path={PATH} listing={loaderData.listing} />
    </div>
  );
}
