import { Outlet, ScrollRestoration } from "react-router";
import stylesAddress from "./admin.css?url";

export default function AdminRoot() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {/* Ranked, it stands before the scripts that are fetched ahead: rows that came with the page wait for it alone. */}
      <link rel="stylesheet" href={stylesAddress} precedence="panel" />
      <meta name="color-scheme" content="light dark" />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
