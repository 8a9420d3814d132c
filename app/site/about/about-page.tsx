import { data } from "react-router";
import { coreValues } from "#app/domain/core-value/core-values.server.ts";
import { leaders } from "#app/domain/leader/leaders.server.ts";
import { countOnlineCourses } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { readNoteRules } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { listShownStats } from "#app/domain/stat-item/stat-items.server.ts";
import { listFirstPartners } from "#app/domain/university/university-catalogue.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { StatLine } from "#app/site/stat-line.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageWordsIn } from "#app/site/page-words.ts";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import type { Route } from "./+types/about-page";
import { AboutHead } from "./about-head.tsx";
import stylesAddress from "./about-page.css?url";
import { ClosingSection } from "#app/site/about/sections/closing-section.tsx";
import { CoreValuesSection } from "#app/site/about/sections/core-values-section.tsx";
import { LeadershipSection } from "#app/site/about/sections/leadership-section.tsx";
import { OurPromise } from "#app/site/about/sections/our-promise.tsx";
import { NAMED_PARTNERS, OurStory } from "#app/site/about/sections/our-story.tsx";
import { WhatIsNext } from "#app/site/about/sections/what-is-next.tsx";
import { WhatWeDo } from "#app/site/about/sections/what-we-do.tsx";
import { WhyWeExist } from "#app/site/about/sections/why-we-exist.tsx";

export const handle: PageHandle = { editPath: "/admin/pages/about" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const [notes, stats, values, people, universities, courses] = await Promise.all([
    readNoteRules(db),
    readSection(listShownStats(db), "data"),
    readSection(coreValues.list(db), "data"),
    readSection(leaders.list(db), "data"),
    readSection(listFirstPartners(db, NAMED_PARTNERS), "universities"),
    readSection(countOnlineCourses(db), "courses"),
  ]);
  const sections = { stats, values, people, universities, courses };
  return data({ ...sections, notes, publicOrigin }, { headers: headersFor(sections) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const trail = [{ label: "About", path: "/about" }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { publicOrigin } = loaderData;
  const words = pageMeta({
    ...pageWordsIn("about", matches).search,
    path: "/about",
    origin: publicOrigin,
    matches,
  });
  return [...words, breadcrumbList(publicOrigin, trail, matches)];
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { stats, values, people, universities, courses } = loaderData;
  return (
    <>
      <AboutHead trail={trail} />
      <OurStory universities={universities} courses={courses} />
      <StatLine stats={stats} notes={loaderData.notes} />
      <WhatWeDo />
      <WhyWeExist />
      <OurPromise />
      <CoreValuesSection values={values} />
      <LeadershipSection leaders={people} />
      <WhatIsNext />
      <ClosingSection />
    </>
  );
}
