import { Outlet, redirect, useLocation, useMatches, useNavigation } from "react-router";
import { useEffect } from "react";
import type { Route } from "./+types/admin-layout";
import type { WaitingCounts } from "#app/domain/waiting/waiting-schema.ts";
import type { MailStanding } from "#app/domain/outbox/outbox-schema.ts";
import type { Permission } from "#app/domain/permission/permissions.ts";
import type { Account } from "#app/domain/user/user-schema.ts";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { ScreenSkeleton } from "#app/admin/screen/screen-skeleton.tsx";
import { type Waiting, waitingByLink } from "./frame/waiting.ts";
import { useLate } from "#app/admin/screen/use-late.ts";
import { isNewAround } from "./list/list-address.ts";
import { noteBegunReadings } from "./list/kept/begun-readings.ts";
import { keepWhatIsShown, noteShown } from "./list/kept/kept-rows.ts";
import { letReadingsEnd } from "./list/kept/let-readings-end.ts";
import { ifPermitted, readFailureOf, readRecord } from "#app/admin/api/read-api.ts";
import { guardSignedIn } from "./session/guard.ts";
import { userRoleWords } from "./users/user-words.content.ts";
import { noteActs } from "./toast/toasts.ts";

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  guardSignedIn,
  letReadingsEnd,
  noteBegunReadings,
  noteActs,
  keepWhatIsShown,
];

/** Until a screen says its own. */
export const meta: Route.MetaFunction = () => [{ title: "Admin Panel" }];

export const shouldRevalidate = isNewAround;

const ACCOUNT = "/admin/account";

interface Standing {
  me?: Pick<Account, "id" | "username" | "full_name">;
  /** What the role of whoever is signed in is called. */
  roleWord?: string;
  /** Absent for an administrator, who may do everything. */
  permissions?: Permission[];
  waiting: Waiting;
  /** How many of their notices were not shown yet. */
  notices?: number;
  mails?: MailStanding;
}

/** Who is signed in and may do what, how much waits for them, and how mails stand. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Standing> {
  try {
    const [counts, { id, username, full_name, role, permissions, lacks_second_factor }] = await Promise.all([
      ifPermitted(readRecord<WaitingCounts>(context, "waiting")),
      readRecord<Account>(context, "account"),
    ]);
    if (lacks_second_factor || !counts) return leadToSecondFactor(url, userRoleWords[role]);
    const asked = {
      me: { id, username, full_name },
      roleWord: userRoleWords[role],
      waiting: waitingByLink(counts),
      ...(counts.notices !== undefined && { notices: counts.notices }),
      ...(counts.mails && { mails: counts.mails }),
    };
    return role === "admin" ? asked : { ...asked, permissions };
  } catch (error) {
    // A number beside a link is not worth the screen; whoever is signed out is told.
    if (readFailureOf(error).status === 401) throw error;
    return { waiting: {} };
  }
}

/** Nothing else lets them in before. */
function leadToSecondFactor({ pathname }: URL, roleWord: string): Standing {
  if (pathname !== ACCOUNT) throw redirect(ACCOUNT);
  return { roleWord, permissions: ["account.see", "account.change"], waiting: {} };
}

export default function AdminLayout() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const matches = useMatches();
  useEffect(() => noteShown(matches), [matches]);
  const isLate = useLate(next !== undefined && next.pathname !== pathname);
  return isLate ? <ScreenSkeleton /> : <Outlet />;
}

export const HydrateFallback = ScreenSkeleton;

/** What no screen caught itself, e.g. a proxy's answer while the server starts anew: the frame stays. */
export function ErrorBoundary() {
  return <ScreenFailure intro="This screen could not be read." />;
}
