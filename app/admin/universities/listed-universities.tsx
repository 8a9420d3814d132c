import { Outlet } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewAround } from "#app/admin/list/list-address.ts";
import type { Route } from "./+types/listed-universities";
import { readUniversityNames } from "./university-names.ts";

/** The universities to choose from, for lists whose records name universities. */
export const loader = ({ context }: Route.LoaderArgs) => readUniversityNames(context);

export const shouldRevalidate = isNewAround;

export default Outlet;

export function ErrorBoundary() {
  return <ScreenFailure intro="The universities could not be read." />;
}
