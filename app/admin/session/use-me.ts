import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/admin/admin-layout.tsx";

/** The signed-in user; undefined if it could not be read. */
export const useMe = () => useRouteLoaderData<typeof loader>("admin/admin-layout")?.me;
