import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/admin/admin-layout.tsx";

/** Whoever is signed in; absent where that could not be read. */
export const useMe = () => useRouteLoaderData<typeof loader>("admin/admin-layout")?.me;
