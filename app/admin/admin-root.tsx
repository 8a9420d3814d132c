import { Outlet, ScrollRestoration } from "react-router";
import type { Route } from "./+types/admin-root";
import stylesAddress from "./admin.css?url";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesAddress }];

export default function AdminRoot() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="color-scheme" content="light dark" />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
