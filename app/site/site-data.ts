import { useRouteLoaderData } from "react-router";
import type { loader } from "./site-layout.tsx";

/** What the layout read for every public page: settings, course choices, the counsellor of the pop-up. */
export function useSiteData() {
  return useRouteLoaderData<typeof loader>("site/site-layout")!;
}

export type SiteData = ReturnType<typeof useSiteData>;
