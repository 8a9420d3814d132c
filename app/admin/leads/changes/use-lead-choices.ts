import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/admin/leads/lead-choices.tsx";

/** The data of the leads' parent route. */
export const useLeadChoices = () => useRouteLoaderData<typeof loader>("admin/leads/lead-choices")!;
