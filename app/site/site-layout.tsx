import { data, isRouteErrorResponse, Outlet } from "react-router";
import { requestServices } from "#app/request-context.ts";
import type { Route } from "./+types/site-layout";
import { ErrorMessage } from "./failures/error-message.tsx";
import { SharePage } from "./frame/share-page.tsx";
import { SiteFrame } from "./frame/site-frame.tsx";
import { siteNameOf } from "./site-data/site-data-of.ts";
import { shownOnly } from "./shown-only.server.ts";
import { readSiteData } from "./site-data/site-data.server.ts";
import stylesAddress from "./sheets/site.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const preview = new URL(request.url).searchParams.get("preview");
  const { siteData, headers } = await readSiteData(context.get(requestServices), preview);
  return data(shownOnly(siteData), { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ error, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!error) return [];
  return [
    { title: `${isNotFound(error) ? "Page not found" : "Something went wrong"} | ${siteNameOf(matches)}` },
    { name: "robots", content: "noindex" },
  ];
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
      <SharePage />
    </SiteFrame>
  );
}

/** For missing or failed pages: the frame and its links stay. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // Without the layout's data there is no frame: the root's boundary answers.
  if (!loaderData) throw error;
  return (
    <SiteFrame>
      <ErrorMessage isNotFound={isNotFound(error)} />
    </SiteFrame>
  );
}

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
