import { loosen } from "#app/domain/search/asks/loosen.server.ts";
import { asksWhich } from "#app/domain/search/words/quiet-words.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";
import { countTaughtSo } from "#app/domain/search/hits/course-hits.server.ts";
import { findBarring } from "#app/domain/search/find-barring.server.ts";
import { searchAndCount } from "#app/domain/search/search.server.ts";
import { foundTypes } from "#app/domain/search/search-schema.ts";
import { awaitedLate } from "#app/lib/awaited-late.ts";
import { type RequestServices, requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import { namedPage } from "#app/site/breadcrumbs/named-pages.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { shownOnly } from "#app/site/shown-only.server.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { useSiteData } from "#app/site/site-data/site-data.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { data } from "react-router";
import { BLOG } from "#app/domain/page-addresses.ts";
import type { Route } from "./+types/search-page";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import stylesAddress from "./search-page.css?url";

const PATH = "/search";
const trail = [{ label: "Search", path: PATH }];

export const handle: PageHandle = { queryKeys: ["q", "type"], editPath: "/admin/pages/search" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const query = new URL(request.url).searchParams;
  const q = query.get("q")?.trim() ?? "";
  const type = foundTypes.find((type) => type === query.get("type")) ?? null;
  const found = await readSection(search(services, q), "search");
  return data(shownOnly({ q, type, found, publicOrigin: services.publicOrigin }), { headers: headersFor({ found }) });
}

async function search({ db, contentVersion }: RequestServices, q: string) {
  const { rows, corrected, totals } = await searchAndCount(db, q, contentVersion);
  const isNothing = rows.length === 0;
  const isOpen = asksWhich(wordsOf(q));
  const loosened = isNothing && !isOpen ? awaitedLate(loosen(db, corrected ?? q, contentVersion)) : null;
  const isNoCourse = !rows.some(({ type }) => type === "course");
  const taughtSo = isNoCourse ? awaitedLate(countTaughtSo(db, corrected ?? q, contentVersion)) : null;
  const barred = isNothing || corrected !== null ? await findBarring(db, q, contentVersion) : null;
  return { rows, corrected, totals, loosened, taughtSo, barred, isOpen };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { q, publicOrigin } = loaderData;
  const { search: words } = pageWordsIn("search", matches);
  return [
    ...pageMeta({
      ...words,
      title: q ? `${words.title}: ${q}` : words.title,
      path: PATH,
      origin: publicOrigin,
      matches,
    }),
    breadcrumbList(publicOrigin, trail, matches),
    { name: "robots", content: "noindex" },
  ];
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { q, type, found } = loaderData;
  return (
    <div className="wrap search-page">
      <Breadcrumbs trail={trail} />
      <div className="page-head">
        <h1>{usePageWords("search").head.title}</h1>
        {/* Without a query, the visitor came to type one. */}
        <SearchForm q={q} autoFocus={q === ""} />
      </div>
      {q === "" && <NothingAsked />}
      {q !== "" &&
        ("failure" in found ? (
          <SectionFailure of={found.failure} />
        ) : (
          <SearchResults q={q} type={type} {...found} waysOn={<WaysOn />} />
        ))}
    </div>
  );
}

function NothingAsked() {
  const { title, text } = usePageWords("search").nothing;
  return (
    <>
      <h2 className="search-count">{title}</h2>
      {text && <p>{text}</p>}
      <WaysOn />
    </>
  );
}

function WaysOn() {
  const { popular } = usePageWords("menu").footer;
  const { changedTexts } = useSiteData();
  const named = (path: string, label: string) => namedPage({ label, path }, changedTexts);
  const waysOn = [
    named("/find", "Find what fits you"),
    named("/courses", "All Courses"),
    ...popular,
    named("/universities", "Partner Universities"),
    named(BLOG, "Our Blog"),
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
