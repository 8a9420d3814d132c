import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/admin/leads/lead-choices.tsx";

/** What the leads' route has read for all that stands below it. */
export const useLeadChoices = () => useRouteLoaderData<typeof loader>("admin/leads/lead-choices")!;
