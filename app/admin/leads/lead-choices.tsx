import { Outlet } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewAround } from "#app/admin/list/list-address.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import type { SavedView } from "#app/domain/lead-view/lead-view-schema.ts";
import type { Tag } from "#app/domain/tag/tag-schema.ts";
import type { Route } from "./+types/lead-choices";

/** Data around every list of leads: possible owners, tags and saved views. */
export async function loader({ context }: Route.LoaderArgs) {
  const [counsellors, tags, views] = await Promise.all([
    readRecord<Counsellor[]>(context, "counsellors"),
    readRecord<Tag[]>(context, "tags"),
    readRecord<SavedView[]>(context, "lead-views"),
  ]);
  return { counsellors, tags, views };
}

export const shouldRevalidate = isNewAround;

export default Outlet;

export function ErrorBoundary() {
  return <ScreenFailure intro="The leads could not be read." />;
}
