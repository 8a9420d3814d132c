import { articleAddress, BLOG } from "#app/domain/page-addresses.ts";
import { data, redirect } from "react-router";
import type { Article } from "#app/domain/article/article-schema.ts";
import { listPublishedArticles } from "#app/domain/article/articles.server.ts";
import { subscriberInput } from "#app/domain/subscriber/subscriber-schema.ts";
import { subscribe } from "#app/domain/subscriber/subscribers.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import { readEnquiry } from "#app/site/forms/read-enquiry.server.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { LoadMore } from "#app/site/paging/load-more.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageWordsIn, usePageWords } from "#app/site/page-words.ts";
import { pageNumberOf } from "#app/site/paging/page-number.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { itemList, structuredData } from "#app/site/head/structured-data.ts";
import type { Route } from "./+types/blogs-page";
import { ArticleCard } from "./article-card.tsx";
import { feedLink } from "./feed-address.ts";
import stylesAddress from "./blogs-page.css?url";
import { NewsletterBox } from "./newsletter-box.tsx";

const ARTICLES_PER_PAGE = 4;
const trail = [{ label: "Our Blog", path: BLOG }];

export const handle: PageHandle = { form: "newsletter", queryKeys: ["page", "sent"], editPath: "/admin/blogs" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicOrigin, hasMailServer } = context.get(requestServices);
  const { searchParams } = new URL(request.url);
  const page = pageNumberOf(searchParams);
  let total = 0;
  const reading = listPublishedArticles(db, { page: 1, limit: ARTICLES_PER_PAGE * page }).then(({ rows, meta }) => {
    total = meta!.total;
    return { rows };
  });
  const articles = await readSection(reading, "articles");
  return data(
    { articles, total, page, isSubscribed: searchParams.has("sent"), hasMailServer, publicOrigin },
    { headers: headersFor({ articles }) },
  );
}

/** The newsletter box as a plain post, for visitors without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const read = await readEnquiry(request, subscriberInput);
  if ("refusal" in read) return data(read.refusal, { status: 422 });
  await subscribe(db, read.input, publicOrigin);
  return redirect(`${BLOG}?sent=1#newsletter`, 303);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { articles, publicOrigin } = loaderData;
  const words = pageMeta({
    ...pageWordsIn("blogs", matches).search,
    path: BLOG,
    origin: publicOrigin,
    matches,
  });
  const rows = "rows" in articles ? articles.rows : [];
  const items = rows.map(({ slug }) => ({ path: articleAddress(slug) }));
  return [
    ...words,
    feedLink(publicOrigin),
    breadcrumbList(publicOrigin, trail, matches),
    ...(items.length > 0 ? structuredData([itemList(items, publicOrigin)]) : []),
  ];
}

export default function BlogsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { articles, total, page, isSubscribed, hasMailServer } = loaderData;
  const { title, lede } = usePageWords("blogs").head;
  return (
    <>
      <div className="wrap blogs-page">
        <Breadcrumbs trail={trail} />
        <div className="page-head head">
          <h1>{title}</h1>
          {lede && <p className="lede">{lede}</p>}
        </div>
        {"failure" in articles ? (
          <SectionFailure of={articles.failure} />
        ) : (
          <ArticleList articles={articles.rows} total={total} page={page} />
        )}
      </div>
      <NewsletterBox isSubscribed={isSubscribed} hasMailServer={hasMailServer} refusal={actionData} />
    </>
  );
}

function ArticleList({ articles, total, page }: { articles: Article[]; total: number; page: number }) {
  const { article, list } = usePageWords("blogs");
  if (articles.length === 0) return <p>{article.none}</p>;
  return (
    <>
      <ul className="article-cards" data-part="rows">
        {articles.map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            place={index + 1}
            look={index % ARTICLES_PER_PAGE === 0 ? "lead" : "row"}
          />
        ))}
      </ul>
      <LoadMore
        label={list.more}
        shown={articles.length}
        total={total}
        page={page}
        path={BLOG}
        others={<a href="/search">Search for the others</a>}
      />
    </>
  );
}
