import { foundTypeWords } from "#app/domain/search/found-type-words.ts";
import { searchSite, type SiteSearch } from "#app/domain/search/search.server.ts";
import type { Found } from "#app/domain/search/search-schema.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { data } from "react-router";
import type { Route } from "./+types/search-page";
import { feeOf } from "./found-words.ts";
import { SearchForm } from "./search-form.tsx";
import stylesAddress from "./search-page.css?url";

const PATH = "/search";
const trail = [{ label: "Search", path: PATH }];

export const handle: PageHandle = { queryKeys: ["q"] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const q = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  const found = await readSection(
    searchSite(db, q),
    "The search could not be carried out. Please try again in a minute.",
  );
  return data({ q, found, publicOrigin }, { headers: headersFor({ found }) });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { q, publicOrigin } = loaderData;
  return [
    ...pageMeta({
      title: q ? `Search: ${q}` : "Search",
      description: "Search courses, universities, programmes, articles, pages and frequently asked questions.",
      path: PATH,
      origin: publicOrigin,
      matches,
    }),
    breadcrumbList(publicOrigin, trail),
    { name: "robots", content: "noindex" },
  ];
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, found } = loaderData;
  return (
    <div className="wrap search-page">
      <Breadcrumbs trail={trail} />
      <div className="page-head">
        <h1>Search</h1>
        {/* Whoever comes without words came to type some. */}
        <SearchForm q={q} autoFocus={q === ""} />
      </div>
      {q === "" && <NothingAsked />}
      {q !== "" && ("failure" in found ? <SectionFailure text={found.failure} /> : <Results q={q} {...found} />)}
    </div>
  );
}

function Results({ q, rows, corrected }: SiteSearch & { q: string }) {
  if (rows.length === 0) return <NothingFound q={q} />;
  return (
    <>
      <h2 className="search-count">
        {rows.length === 1 ? "1 result" : `${rows.length} results`} for “{corrected ?? q}”
      </h2>
      {corrected !== null && <p>Nothing here says “{q}”.</p>}
      <ol className="found">
        {rows.map((one) => (
          <FoundRow key={one.type + one.url} found={one} />
        ))}
      </ol>
    </>
  );
}

function FoundRow({ found }: { found: Found }) {
  const { type, title, url, excerpt, duration } = found;
  const facts = [duration, feeOf(found)].filter(Boolean);
  return (
    <li>
      <p>
        <span className="badge">{foundTypeWords[type]}</span>
      </p>
      <div>
        <h3>
          <a href={url}>{title}</a>
        </h3>
        {facts.length > 0 && <p className="found-facts">{facts.join(", ")}</p>}
        <p className="soft">{excerpt}</p>
      </div>
    </li>
  );
}

function NothingAsked() {
  return (
    <>
      <h2 className="search-count">What are you looking for?</h2>
      <p>A course, a university, a city or a question: a word or two will do. Or go on from here:</p>
      <WaysOn />
    </>
  );
}

function NothingFound({ q }: { q: string }) {
  return (
    <>
      <h2 className="search-count">Nothing found for “{q}”</h2>
      <p>Try fewer or shorter words, such as “MBA” or “Pune”. Or go on from here:</p>
      <WaysOn />
    </>
  );
}

function WaysOn() {
  const { popular } = usePageWords("menu").footer;
  const waysOn = [
    { label: "All Courses", path: "/courses" },
    ...popular,
    { label: "Partner Universities", path: "/universities" },
    { label: "Our Blog", path: "/Blogs" },
    { label: "Ask a counsellor", path: "/guidance" },
  ];
  return (
    <ul className="ways-on">
      {waysOn.map(({ label, path }) => (
        <li key={path}>
          <a className="go" href={path}>
            {label} <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
