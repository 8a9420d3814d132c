import { data } from "react-router";
import { wordsOfHtml } from "#app/domain/article/body/article-text.ts";
import { findPublishedPage, pagePath } from "#app/domain/page/pages.server.ts";
import { findPagePreview } from "#app/domain/page/page-previews.server.ts";
import { requestServices } from "#app/request-context.ts";
import { shownBody } from "#app/site/blogs/shown-body.ts";
import { breadcrumbList } from "#app/site/breadcrumbs/breadcrumb-list.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs/breadcrumbs.tsx";
import type { PageHandle } from "#app/site/frame/staff/administrator-bar.tsx";
import { PreviewNote } from "#app/site/frame/staff/preview-note.tsx";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { pageCard } from "#app/site/sharing/share-card.ts";
import { structuredData } from "#app/site/head/structured-data.ts";
import type { Route } from "./+types/own-page";
import stylesAddress from "./own-page.css?url";

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  editPath: ({ page }) => `/admin/pages?edit=${page.id}`,
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, publicOrigin } = context.get(requestServices);
  const token = new URL(request.url).searchParams.get("preview");
  const preview = token === null ? null : await findPagePreview(db, token);
  const found = preview
    ? { id: 0, slug: params.slug, share_image: null, search_title: "", updated_at: "", ...preview.content }
    : await findPublishedPage(db, params.slug);
  if (!found) throw data(null, { status: 404 });
  const { body, ...page } = found;
  const description = page.description || wordsOfHtml(body).replaceAll(/\s+/g, " ").trim().slice(0, 300) || page.title;
  const shown = { page: { ...page, description }, body: shownBody(body), path: pagePath(page.slug), publicOrigin };
  return { ...shown, ...(preview && { previewUntil: preview.expires_at }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { page, path, publicOrigin } = loaderData;
  const { title, description, updated_at } = page;
  return [
    ...pageMeta({
      title,
      description,
      path,
      origin: publicOrigin,
      matches,
      card: pageCard(page),
      own: { search_title: page.search_title },
    }),
    breadcrumbList(publicOrigin, [{ label: title, path }], matches),
    ...structuredData([{ "@type": "WebPage", name: title, url: publicOrigin + path, dateModified: updated_at }]),
  ];
}

export default function OwnPage({ loaderData: { page, body, path, previewUntil } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      {previewUntil && <PreviewNote until={previewUntil} />}
      <Breadcrumbs trail={[{ label: page.title, path }]} />
      <div className="notice">
        <div className="page-head">
          <h1>{page.title}</h1>
        </div>
        {/* Sanitised on saving: see sanitize-body.server.ts. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
      </div>
    </div>
  );
}
