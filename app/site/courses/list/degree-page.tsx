import { data } from "react-router";
import { degreeTypes } from "#app/domain/course/course-schema.ts";
import type { TextPage } from "#app/domain/page-text/page-texts.content.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { shownOnly } from "#app/site/shown-only.server.ts";
import type { Route } from "./+types/degree-page";
import { courseFilterKeys } from "#app/site/courses/filter/course-filter.ts";
import { FilteredCourses } from "./filtered-courses.tsx";
import { courseListMeta } from "./course-list-meta.ts";
import stylesAddress from "./course-pages.css?url";
import { readCourseList } from "./read-course-list.server.ts";

export const handle: PageHandle = { queryKeys: courseFilterKeys, editPath: "/admin/courses" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

/** `/UG`, `/PG` and `/PGDCS` share this page; the address decides. */
const typeOf = (pathname: string) => degreeTypes.find((type) => pathname === `/${type}`)!;

type DegreeType = (typeof degreeTypes)[number];

/** The key of a degree type's page in the site's texts. */
const pageOf = { UG: "ug", PG: "pg", PGDCS: "pgdcs" } as const satisfies Record<DegreeType, TextPage>;

const trailOf = (type: DegreeType, label: string) => [
  { label: "All Courses", path: "/courses" },
  { label, path: `/${type}` },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, contentVersion, publicOrigin } = context.get(requestServices);
  const type = typeOf(new URL(request.url).pathname);
  const { listing, headers } = await readCourseList({ db, contentVersion, request, type });
  return data(shownOnly({ listing, type, publicOrigin }), { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { listing, type, publicOrigin } = loaderData;
  const { head, search } = pageWordsIn(pageOf[type], matches);
  const words = { ...search, path: `/${type}`, origin: publicOrigin, matches };
  return [...courseListMeta(listing, words), breadcrumbList(publicOrigin, trailOf(type, head.title), matches)];
}

export default function DegreePage({ loaderData }: Route.ComponentProps) {
  const { listing, type } = loaderData;
  const { title, lede } = usePageWords(pageOf[type]).head;
  return (
    <div className="wrap courses-page">
      <Breadcrumbs trail={trailOf(type, title)} />
      <div className="page-head head">
        <h1>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
      </div>
      <FilteredCourses path={`/${type}`} listing={listing} />
    </div>
  );
}
