import { useRouteLoaderData } from "react-router";
import type { loader } from "./listed-universities.tsx";

/** What the route around courses and programmes has read. */
export const useListedUniversities = () => useRouteLoaderData<typeof loader>("admin/universities/listed-universities")!;
