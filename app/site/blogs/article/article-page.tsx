import { articleAddress } from "#app/domain/page-addresses.ts";
import { data } from "react-router";
import { findAuthor } from "#app/domain/article/find-author.server.ts";
import { findPublishedArticle } from "#app/domain/article/articles.server.ts";
import { requestServices } from "#app/request-context.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { articleCard } from "#app/site/sharing/share-card.ts";
import { siteDataOf } from "#app/site/site-data/site-data-of.ts";
import { articleThing, organization, structuredData } from "#app/site/head/structured-data.ts";
import type { Route } from "./+types/article-page";
import { outlineOf } from "./article-outline.ts";
import stylesAddress from "./article-page.css?url";
import { shownBody } from "#app/site/blogs/shown-body.ts";
import { ArticleView, trailOf } from "./article-view.tsx";
import { feedLink } from "#app/site/blogs/feed-address.ts";
import { listNextArticles } from "./list-next-articles.server.ts";

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  editPath: ({ article }) => `/admin/blogs/${article.id}`,
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const found = await findPublishedArticle(db, params.slug);
  if (!found) throw data(null, { status: 404 });
  const { body = "", ...article } = found;
  const [author, next] = await Promise.all([findAuthor(db, article.author_id), listNextArticles(db, article)]);
  return { article, author, ...outlineOf(shownBody(body)), next, publicOrigin };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { article, author, publicOrigin } = loaderData;
  const site = siteDataOf(matches);
  const { title, description, slug } = article;
  return [
    ...pageMeta({
      title,
      description,
      path: articleAddress(slug),
      origin: publicOrigin,
      matches,
      card: articleCard(article),
      own: article,
      type: "article",
    }),
    feedLink(publicOrigin),
    breadcrumbList(publicOrigin, trailOf(article), matches),
    ...structuredData(
      site
        ? [
            articleThing(article, {
              author,
              publisher: organization(site.settings, publicOrigin),
              origin: publicOrigin,
            }),
          ]
        : [],
    ),
  ];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <ArticleView {...loaderData} />;
}
