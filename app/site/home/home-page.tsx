import { data } from "react-router";
import { programCategoryMenu } from "#app/domain/program/program-categories.ts";
import { requestServices } from "#app/request-context.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn } from "#app/site/page-words.ts";
import { headersFor } from "#app/site/read-section.server.ts";
import { StatLine } from "#app/site/stat-line.tsx";
import { siteDataOf } from "#app/site/site-data/site-data-of.ts";
import { reachableOffice } from "#app/site/head/reachable-office.ts";
import { faqPage, structuredData, website } from "#app/site/head/structured-data.ts";
import type { Route } from "./+types/home-page";
import { AccreditationsSection } from "./closing/accreditations-section.tsx";
import { ConsultationSection } from "./closing/consultation-section.tsx";
import { FaqSection } from "./closing/faq-section.tsx";
import { GuidanceSection } from "./closing/guidance-section.tsx";
import { StoriesSection } from "./closing/stories-section.tsx";
import { FeaturedCoursesSection } from "./courses/featured-courses-section.tsx";
import stylesAddress from "./home-page.css?url";
import { readCategorySection, readHomeSections } from "./home-sections.server.ts";
import { AnnouncementStrip } from "./opening/announcement-strip.tsx";
import { HeroSection } from "./opening/hero-section.tsx";
import { placeIn } from "./programs/explorer-place.ts";
import { ProgramExplorerSection } from "./programs/program-explorer-section.tsx";
import { PartnerUniversitiesSection } from "./universities/partner-universities-section.tsx";
import { PopularUniversitiesSection } from "./universities/popular-universities-section.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export const handle: PageHandle = { queryKeys: ["category", "program", "university"], editPath: "/admin/pages/home" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const { search, searchParams } = new URL(request.url);
  const place = placeIn(search, programCategoryMenu);
  const [{ sections, notes }, categoryCourses] = await Promise.all([
    readHomeSections(db),
    place.category && readCategorySection(db, place.category),
  ]);
  return data(
    { ...sections, notes, categoryCourses, publicOrigin, place, openUniversity: searchParams.get("university") },
    { headers: headersFor({ ...sections, ...(categoryCourses && { categoryCourses }) }) },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { faqs, publicOrigin } = loaderData;
  const words = pageMeta({
    ...pageWordsIn("home", matches).search,
    path: "/",
    origin: publicOrigin,
    matches,
  });
  const site = siteDataOf(matches);
  return [
    ...words,
    ...structuredData(site ? [reachableOffice(site.settings, publicOrigin), website(site.settings, publicOrigin)] : []),
    ...structuredData("rows" in faqs && faqs.rows.length > 0 ? [faqPage(faqs.rows)] : []),
  ];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { universities, experts } = loaderData;
  return (
    <>
      <AnnouncementStrip />
      <HeroSection />
      <StatLine stats={loaderData.stats} notes={loaderData.notes} />
      <PopularUniversitiesSection universities={universities} openSlug={loaderData.openUniversity} />
      <ProgramExplorerSection
        programs={loaderData.programs}
        place={loaderData.place}
        courses={loaderData.categoryCourses}
        notes={loaderData.notes}
      />
      <FeaturedCoursesSection courses={loaderData.courses} />
      <PartnerUniversitiesSection universities={universities} />
      <StoriesSection testimonials={loaderData.testimonials} notes={loaderData.notes} />
      <GuidanceSection experts={experts} />
      <AccreditationsSection />
      <FaqSection faqs={loaderData.faqs} />
      <ConsultationSection experts={"rows" in experts ? experts.rows : []} />
    </>
  );
}
