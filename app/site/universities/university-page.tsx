import { data } from "react-router";
import type { University } from "#app/domain/university/university-schema.ts";
import { readCatalogue } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { listTaughtProgrammes } from "#app/domain/course/catalogue/courses-called.server.ts";
import { findPricedUniversity } from "#app/domain/university/priced-universities.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { PaidSection } from "#app/site/pays/paid-section.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { COURSES_PER_PAGE } from "#app/site/courses/list/courses-per-page.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { structuredData, universityThing } from "#app/site/head/structured-data.ts";
import { universityCard } from "#app/site/sharing/share-card.ts";
import type { Route } from "./+types/university-page";
import { universityAddress } from "#app/domain/page-addresses.ts";
import { UniversityClosing } from "./university-closing.tsx";
import { UniversityCourses } from "./university-courses.tsx";
import { UniversityFacts } from "./university-facts.tsx";
import { UniversityHead } from "./university-head.tsx";
import { UniversityOffer } from "./university-offer.tsx";
import stylesAddress from "./university-page.css?url";

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  editPath: ({ university }) => `/admin/universities?edit=${university.id}`,
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const university = await findPricedUniversity(db, params.slug);
  if (!university) throw data(null, { status: 404 });
  const taught = readCatalogue(db, { university: [university.slug] }, { page: 1, limit: COURSES_PER_PAGE });
  const [courses, programmes] = await Promise.all([
    readSection(taught, "courses"),
    readSection(listTaughtProgrammes(db, university), "courses"),
  ]);
  return data({ university, courses, programmes, publicOrigin }, { headers: headersFor({ courses, programmes }) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const trailTo = ({ name, slug }: University) => [
  { label: "Universities", path: "/universities" },
  { label: name, path: universityAddress(slug) },
];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { university, publicOrigin } = loaderData;
  const { name, slug, description, location } = university;
  const words = pageMeta({
    title: name,
    titleDetail: location,
    description,
    path: universityAddress(slug),
    origin: publicOrigin,
    matches,
    card: universityCard(university),
    own: university,
  });
  return [
    ...words,
    breadcrumbList(publicOrigin, trailTo(university), matches),
    ...structuredData([universityThing(university, publicOrigin)]),
  ];
}

export default function UniversityPage({ loaderData }: Route.ComponentProps) {
  const { university, courses, programmes } = loaderData;
  return (
    <article className="university-page">
      <div className="university-top">
        <div className="wrap">
          <Breadcrumbs trail={trailTo(university)} />
          <UniversityHead university={university} />
        </div>
      </div>
      <UniversityFacts university={university} />
      <UniversityOffer university={university} courses={"rows" in programmes ? programmes.rows : []} />
      <UniversityCourses university={university} courses={courses} />
      <PaidSection university={university} />
      <UniversityClosing university={university} />
    </article>
  );
}
