import { useRouteLoaderData } from "react-router";
import type { loader } from "./listed-universities.tsx";

/** The data of the route around courses and programmes. */
export const useListedUniversities = () => useRouteLoaderData<typeof loader>("admin/universities/listed-universities")!;
