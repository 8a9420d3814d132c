import { useRouteLoaderData } from "react-router";
import type { SiteData } from "./site-data.server.ts";

/** The layout's data. */
export const useSiteData = () => useRouteLoaderData("site/site-layout") as SiteData;
