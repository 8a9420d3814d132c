import { data } from "react-router";
import { degreeTypes } from "#app/domain/course/course-schema.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import type { Route } from "./+types/degree-page";
import { courseFilterKeys } from "./course-filter.ts";
import { FilteredCourses } from "./filtered-courses.tsx";
import { courseListMeta } from "./course-list-meta.ts";
import stylesAddress from "./course-pages.css?url";
import { degreeWords } from "./degree-pages.content.ts";
import { readCourseList } from "./read-course-list.server.ts";

export const handle: PageHandle = { queryKeys: courseFilterKeys, editPath: "/admin/courses" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

/** `/UG`, `/PG` and `/PGDCS` are one page: the address says which. */
const typeOf = (pathname: string) => degreeTypes.find((type) => pathname === `/${type}`)!;

const trailOf = (type: (typeof degreeTypes)[number]) => [
  { label: "All Courses", path: "/courses" },
  { label: degreeWords[type].title, path: `/${type}` },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const type = typeOf(new URL(request.url).pathname);
  const { listing, headers } = await readCourseList({ db, request, type });
  return data({ listing, type, publicOrigin }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { listing, type, publicOrigin } = loaderData;
  const { title, description } = degreeWords[type];
  const words = { title, description, path: `/${type}`, origin: publicOrigin, matches };
  return [...courseListMeta(listing, words), breadcrumbList(publicOrigin, trailOf(type))];
}

export default function DegreePage({ loaderData }: Route.ComponentProps) {
  const { listing, type } = loaderData;
  const { title, lede } = degreeWords[type];
  return (
    <div className="wrap courses-page">
      <Breadcrumbs trail={trailOf(type)} />
      <div className="page-head head">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
      </div>
      <FilteredCourses path={`/${type}`} listing={listing} />
    </div>
  );
}
