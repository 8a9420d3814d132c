import { Outlet, useLocation, useNavigation } from "react-router";
import type { Route } from "./+types/admin-layout";
import { ApiFailure, callApi } from "./api-client.ts";
import { PanelFrame } from "./frame/panel-frame.tsx";
import { ScreenSkeleton } from "./frame/screen-skeleton.tsx";
import { useLate } from "./frame/use-late.ts";
import { isNewData } from "./list/list-address.ts";
import { guardSignedIn } from "./session/guard.ts";
import { Toaster } from "./toast/toaster.tsx";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardSignedIn];

export const shouldRevalidate = isNewData;

/** How many leads wait for an answer, for the sidebar. */
export async function clientLoader() {
  try {
    const { meta } = await callApi("leads", { query: { status: "new", limit: 1 } });
    return { newLeads: meta?.total ?? 0 };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // A number beside a link is not worth the screen.
    console.error(error);
    return { newLeads: 0 };
  }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const isLate = useLate(next !== undefined && next.pathname !== pathname);
  return (
    <PanelFrame waiting={{ "/admin/leads": loaderData.newLeads }}>
      {isLate ? <ScreenSkeleton /> : <Outlet />}
      <Toaster />
    </PanelFrame>
  );
}

export function HydrateFallback() {
  return (
    <PanelFrame>
      <ScreenSkeleton />
    </PanelFrame>
  );
}
