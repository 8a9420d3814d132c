import { data } from "react-router";
import { readUniversityPage, type UniversityPage } from "#app/domain/university/university-catalogue.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { listOrdersAddress } from "#app/site/pays/who-pays-us-address.ts";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { PageLinks, pageLinksOf } from "#app/site/paging/page-links.tsx";
import { rangeText } from "#app/site/paging/range-text.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { itemList, structuredData } from "#app/site/head/structured-data.ts";
import { shownOnly } from "#app/site/shown-only.server.ts";
import type { Route } from "./+types/universities-page";
import stylesAddress from "./universities-page.css?url";
import { universityAddress } from "#app/domain/page-addresses.ts";
import { UniversityCard } from "./university-card.tsx";
import { UniversityFilter } from "./university-filter.tsx";
import { listAddress, type ListChoice, listChoiceOf, UNIVERSITIES_PER_PAGE } from "./university-list-choice.ts";

export const handle: PageHandle = { queryKeys: ["q", "sort", "page"], editPath: "/admin/universities" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const choice = listChoiceOf(new URL(request.url).searchParams);
  const asked = { page: choice.page, limit: UNIVERSITIES_PER_PAGE };
  const universities = await readSection(readUniversityPage(db, choice, asked), "universities");
  return data(shownOnly({ universities, choice, publicOrigin, today: dayInIndia() }), {
    headers: headersFor({ universities }),
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const trail = [{ label: "Universities", path: "/universities" }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { universities, choice, publicOrigin } = loaderData;
  const { rows: shown, page, pages } = "rows" in universities ? universities : { rows: [], page: 1, pages: 1 };
  const from = (page - 1) * UNIVERSITIES_PER_PAGE;
  const addressOf = (page: number) => listAddress({ q: "", sort: "rank", page });
  const { title, description, picture } = pageWordsIn("universities", matches).search;
  const words = pageMeta({
    title: page > 1 ? `${title}, page ${page}` : title,
    description,
    picture,
    // Filters and orders have the same canonical list.
    path: addressOf(choice.q ? 1 : page),
    origin: publicOrigin,
    matches,
  });
  // Filtered or sorted lists are not indexed.
  const isWhole = listAddress({ ...choice, page: 1 }) === "/universities";
  const forEngines = isWhole ? [] : [{ name: "robots", content: "noindex, follow" }];
  if (shown.length === 0) return [...words, ...forEngines];
  const items = shown.map(({ slug }) => ({ path: universityAddress(slug) }));
  return [
    ...words,
    ...forEngines,
    ...(choice.q === "" ? pageLinksOf({ page, pages, addressOf }, publicOrigin) : []),
    breadcrumbList(publicOrigin, trail, matches),
    ...structuredData([itemList(items, publicOrigin, from)]),
  ];
}

export default function UniversitiesPage({ loaderData }: Route.ComponentProps) {
  const { universities, choice, today } = loaderData;
  const { title, lede } = usePageWords("universities").head;
  return (
    <div className="wrap universities-page">
      <Breadcrumbs trail={trail} />
      <div className="page-head head">
        <h1>{title}</h1>
        <p className="lede">
          {lede} <a href={listOrdersAddress}>Who pays us, and what orders this list</a>
        </p>
      </div>
      {"failure" in universities ? (
        <SectionFailure of={universities.failure} />
      ) : (
        <UniversityList found={universities} choice={choice} today={today} />
      )}
    </div>
  );
}

function UniversityList({ found, choice, today }: { found: UniversityPage; choice: ListChoice; today: string }) {
  const { rows, total, is_more, page, pages } = found;
  const before = (page - 1) * UNIVERSITIES_PER_PAGE;
  const count = rangeText({ before, shown: rows.length, total, is_more }, ["university", "universities"]);
  if (total === 0) {
    return (
      <>
        {choice.q && <UniversityFilter choice={choice} isRanked={found.isRanked} count="" />}
        <NoUniversities isFiltered={choice.q !== ""} />
      </>
    );
  }
  return (
    <>
      <UniversityFilter choice={choice} isRanked={found.isRanked} count={count} />
      {found.corrected !== null && (
        <p>
          No university says “{choice.q}”. Shown are those that say <b>{found.corrected}</b>.
        </p>
      )}
      <ul className="partner-cards">
        {rows.map((university, index) => (
          <UniversityCard key={university.id} university={university} isFirst={index < 2} today={today} />
        ))}
      </ul>
      <PageLinks page={page} pages={pages} addressOf={(other) => listAddress({ ...choice, page: other })} />
    </>
  );
}

function NoUniversities({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="none-found">
      <p>{usePageWords("universities").list.none}</p>
      {isFiltered ? (
        <a className="btn btn-quiet" href="/universities">
          Show all universities
        </a>
      ) : (
        <a className="btn btn-quiet" href="/contact">
          Ask us which universities we work with
        </a>
      )}
    </div>
  );
}
