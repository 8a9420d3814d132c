import { useRouteLoaderData } from "react-router";
import type { SiteData } from "./site-data.server.ts";

/** What the layout read for every public page. */
export const useSiteData = () => useRouteLoaderData("site/site-layout") as SiteData;
