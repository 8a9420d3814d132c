import { lazy, type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet } from "react-router";
import type { Route } from "./+types/root";
import { DocumentScripts, StartScript } from "./server/pages/document-scripts.tsx";
import iconAddress from "./ui/drawings/favicon.svg?inline";
import fontAddress from "./ui/fonts/anek-basic.woff2?url";

/**
 * Lazy, since the panel starts without it and without the site's texts; if it cannot be loaded either, a sentence says
 * so.
 */
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
  // Inline, since browsers would load a tab's icon with the first view's resources; search engines need an address.
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

/** The page for missing addresses and for unexpected errors: a plain sentence, never a stack. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorPage isNotFound={isRouteErrorResponse(error) && error.status === 404} />
    </Suspense>
  );
}

const Unreached = () => <p role="alert">This page could not be shown. Please load it again in a moment.</p>;
