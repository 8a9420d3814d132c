import { data } from "react-router";
import { type ArticlePreview, findArticlePreview } from "#app/domain/article/article-previews.server.ts";
import { findAuthor } from "#app/domain/article/find-author.server.ts";
import { PreviewNote } from "#app/site/frame/staff/preview-note.tsx";
import { requestServices } from "#app/request-context.ts";
import type { Route } from "./+types/article-preview-page";
import { outlineOf } from "./article-outline.ts";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import stylesAddress from "./article-page.css?url";
import { shownBody } from "#app/site/blogs/shown-body.ts";
import { ArticleView, type ShownArticle } from "./article-view.tsx";
import { listNextArticles } from "./list-next-articles.server.ts";

export const handle: PageHandle = { isPersonal: true };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

/** For people with the link only: neither cached nor indexed. */
const unlisted = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(requestServices);
  const preview = await findArticlePreview(db, params.token);
  if (!preview) throw data(null, { status: 404, headers: unlisted });
  const { content, expires_at } = preview;
  const author = await findAuthor(db, content.author_id);
  const shown = { article: shownArticle(content), author, ...outlineOf(shownBody(content.body)) };
  return data({ ...shown, next: await listNextArticles(db, null), expires_at }, { headers: unlisted });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Preview: ${loaderData.article.title}` : "This preview has ended" },
  { name: "robots", content: "noindex, nofollow" },
];

export default function ArticlePreviewPage({ loaderData: { expires_at, ...shown } }: Route.ComponentProps) {
  return (
    <>
      <PreviewNote until={expires_at} />
      <ArticleView {...shown} />
    </>
  );
}

function shownArticle({ published_at, image, read_minutes, ...words }: ArticlePreview): ShownArticle {
  return { ...words, slug: "", image_url: image, date: published_at, readTime: `${read_minutes} min read` };
}
