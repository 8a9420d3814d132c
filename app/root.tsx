import { lazy, type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet } from "react-router";
import type { Route } from "./+types/root";
import { DocumentScripts, StartScript } from "./server/pages/document-scripts.tsx";
import iconAddress from "./ui/drawings/favicon.svg?inline";
import fontAddress from "./ui/fonts/anek-basic.woff2?url";

/** The panel begins without it, and without all that the site says; whoever cannot fetch it either is told so. */
const ErrorPage = lazy(() =>
  import("./site/failures/error-page.tsx").then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: Unreached }),
  ),
);

/** In HTML a single quote takes six bytes, on every page. */
const packedIcon = iconAddress.replaceAll("'", "%22");

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: fontAddress, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  // In the page, since browsers fetch a tab's icon among what the first view needs; search engines want an address.
  { rel: "icon", href: "/icon-192.png", type: "image/png", sizes: "192x192" },
  { rel: "icon", href: packedIcon, type: "image/svg+xml", sizes: "any" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f2" />
        <Meta />
        <Links />
        <DocumentScripts />
      </head>
      <body>
        {children}
        <StartScript />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The not-found page, and the page for the unexpected: a plain sentence, never a stack. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorPage isNotFound={isRouteErrorResponse(error) && error.status === 404} />
    </Suspense>
  );
}

const Unreached = () => <p role="alert">This page could not be shown. Please load it again in a moment.</p>;
