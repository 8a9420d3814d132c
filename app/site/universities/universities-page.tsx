import { data } from "react-router";
import type { University } from "#app/domain/university/university-schema.ts";
import { listUniversities } from "#app/domain/university/universities.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";
import { itemList, structuredData } from "#app/site/structured-data.ts";
import type { Route } from "./+types/universities-page";
import { PageLinks } from "./page-links.tsx";
import stylesAddress from "./universities-page.css?url";
import { universityAddress } from "./university-addresses.ts";
import { UniversityCard } from "./university-card.tsx";
import { UniversityFilter } from "./university-filter.tsx";
import { choosePage, listAddress, type ListChoice, listChoiceOf } from "./university-list.ts";

export const handle: PageHandle = { editPath: "/admin/universities" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const choice = listChoiceOf(new URL(request.url).searchParams);
  const universities = await readSection(listUniversities(db, { q: choice.q }), "Failed to fetch universities");
  return data({ universities, choice, publicOrigin }, { headers: headersFor({ universities }) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const trail = [{ label: "Universities", path: "/universities" }];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { universities, choice, publicOrigin } = loaderData;
  const rows = "rows" in universities ? universities.rows : [];
  const { shown, from, page } = choosePage(rows, choice);
  const words = pageMeta({
    title: page > 1 ? `Partner Universities, page ${page}` : "Partner Universities",
    description:
      "Our partner universities across India with rank, location and website, and what each of them is known for.",
    // However filtered or ordered, it is the same list.
    path: listAddress({ q: "", sort: "rank", page: choice.q ? 1 : page }),
    origin: publicOrigin,
    matches,
  });
  if (shown.length === 0) return words;
  const items = shown.map(({ slug, name }) => ({ name, path: universityAddress(slug) }));
  return [...words, breadcrumbList(publicOrigin, trail), ...structuredData([itemList(items, publicOrigin, from)])];
}

export default function UniversitiesPage({ loaderData }: Route.ComponentProps) {
  const { universities, choice } = loaderData;
  return (
    <div className="wrap universities-page">
      <Breadcrumbs trail={trail} />
      <div className="page-head head">
        <h1>Partner Universities</h1>
        <p className="lede">
          Every partner is one that we have visited. Compare two facts first: the rank and where it is.
        </p>
      </div>
      {"failure" in universities ? (
        <SectionFailure text={universities.failure} />
      ) : (
        <UniversityList universities={universities.rows} choice={choice} />
      )}
    </div>
  );
}

function UniversityList({ universities, choice }: { universities: University[]; choice: ListChoice }) {
  const { shown, from, page, pages } = choosePage(universities, choice);
  const isWhole = shown.length === universities.length;
  const range = isWhole ? `${shown.length}` : `${from + 1}–${from + shown.length} of ${universities.length}`;
  const count = universities.length === 1 ? "1 university" : `${range} universities`;
  if (universities.length === 0) {
    return (
      <>
        {choice.q && <UniversityFilter choice={choice} count="" />}
        <NoUniversities isFiltered={choice.q !== ""} />
      </>
    );
  }
  return (
    <>
      <UniversityFilter choice={choice} count={count} />
      <ul className="partner-cards">
        {shown.map((university, index) => (
          <UniversityCard key={university.id} university={university} isFirst={index < 2} />
        ))}
      </ul>
      <PageLinks page={page} pages={pages} addressOf={(other) => listAddress({ ...choice, page: other })} />
    </>
  );
}

function NoUniversities({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="none-found">
      <p>No universities found.</p>
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
