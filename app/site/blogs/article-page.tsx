import { data } from "react-router";
import type { Article } from "#app/domain/article/article-schema.ts";
import { findPublishedArticle } from "#app/domain/article/articles.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/administrator-bar.tsx";
import { pageMeta } from "#app/site/page-meta.ts";
import { siteDataOf } from "#app/site/site-data-of.ts";
import { articleThing, organization, structuredData } from "#app/site/structured-data.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/article-page";
import { ArticleFacts } from "./article-facts.tsx";
import { type Heading, outlineOf } from "./article-outline.ts";
import stylesAddress from "./article-page.css?url";
import { articleAddress, BLOG, feedLink } from "./blog-address.ts";
import { listNextArticles } from "./list-next-articles.server.ts";
import { NextArticles } from "./next-articles.tsx";

export const handle: PageHandle = { editPath: "/admin/blogs" };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const found = await findPublishedArticle(db, params.slug);
  if (!found) throw data(null, { status: 404 });
  const { body = "", ...article } = found;
  return { article, ...outlineOf(body), next: await listNextArticles(db, article), publicOrigin };
}

const trailOf = ({ title, slug }: Article) => [
  { label: "Our Blog", path: BLOG },
  { label: title, path: articleAddress(slug) },
];

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { article, publicOrigin } = loaderData;
  const site = siteDataOf(matches);
  const { title, description, slug } = article;
  return [
    ...pageMeta({ title, description, path: articleAddress(slug), origin: publicOrigin, matches }),
    feedLink(publicOrigin),
    breadcrumbList(publicOrigin, trailOf(article)),
    ...structuredData(site ? [articleThing(article, organization(site.settings, publicOrigin), publicOrigin)] : []),
  ];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, body, headings, next } = loaderData;
  return (
    <>
      <article className="wrap article-page">
        <Breadcrumbs trail={trailOf(article)} />
        <ArticleHead article={article} />
        <div className="article-grid">
          <ArticleAside headings={headings} />
          {/* Sanitised when it was saved: see sanitize-body.server.ts. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
        </div>
      </article>
      <NextArticles articles={next} />
    </>
  );
}

function ArticleHead({ article }: { article: Article }) {
  const { title, description, category, image_url, image_alt } = article;
  return (
    <header className="article-head">
      <div>
        <p>
          <span className="badge">{category}</span>
        </p>
        <h1>{title}</h1>
        <p className="lede">{description}</p>
        <ArticleFacts article={article} />
      </div>
      {image_url && (
        <Picture
          address={image_url}
          alt={image_alt}
          sizes="(min-width: 1240px) 663px, (min-width: 1024px) 54vw, 100vw"
          width={960}
          height={640}
          className="art art-32 article-art"
          fetchPriority="high"
        />
      )}
    </header>
  );
}

/** What the article holds, and whom to ask; on a phone the question follows the text. */
function ArticleAside({ headings }: { headings: Heading[] }) {
  return (
    <aside className="article-aside" aria-label="About this article">
      {headings.length > 1 && (
        <nav aria-labelledby="contents">
          <h2 id="contents">In this article</h2>
          {headings.map(({ id, text }) => (
            <a key={id} href={`#${id}`}>
              {text}
            </a>
          ))}
        </nav>
      )}
      <p className="article-ask">
        Your own case is different?{" "}
        <a className="go" href="/guidance">
          Ask a counsellor
        </a>
      </p>
    </aside>
  );
}
