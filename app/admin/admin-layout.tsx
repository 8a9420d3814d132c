import { Outlet, useLocation, useNavigation } from "react-router";
import type { Route } from "./+types/admin-layout";
import type { WaitingCounts } from "#app/domain/waiting/waiting-schema.ts";
import { ApiFailure, callApi } from "./api-client.ts";
import type { ScreenHandle } from "./early-reads.tsx";
import { ScreenSkeleton } from "./frame/screen-skeleton.tsx";
import { type Waiting, waitingByLink } from "./frame/waiting.ts";
import { useLate } from "./frame/use-late.ts";
import { isNewData } from "./list/list-address.ts";
import { noteChanges, useUnreadChanges } from "./list/unread-changes.ts";
import { guardSignedIn } from "./session/guard.ts";
import { noteActs } from "./toast/toasts.ts";

export const handle: ScreenHandle = { reads: ["waiting"] };

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardSignedIn, noteActs, noteChanges];

export const shouldRevalidate = isNewData;

/** How much waits for staff, for the sidebar. */
export async function clientLoader(): Promise<{ waiting: Waiting }> {
  try {
    const { data } = await callApi<WaitingCounts>("waiting");
    return { waiting: waitingByLink(data!) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // A number beside a link is not worth the screen.
    console.error(error);
    return { waiting: {} };
  }
}

export default function AdminLayout() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  useUnreadChanges();
  const isLate = useLate(next !== undefined && next.pathname !== pathname);
  return isLate ? <ScreenSkeleton /> : <Outlet />;
}

export const HydrateFallback = ScreenSkeleton;
