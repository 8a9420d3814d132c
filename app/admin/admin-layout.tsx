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

/** Until a screen sets its own. */
export const meta: Route.MetaFunction = () => [{ title: "Admin Panel" }];

export const shouldRevalidate = isNewAround;

const ACCOUNT = "/admin/account";

interface Standing {
  me?: Pick<Account, "id" | "username" | "full_name">;
  /** The name of the signed-in person's role. */
  roleWord?: string;
  /** Absent for administrators, who may do everything. */
  permissions?: Permission[];
  waiting: Waiting;
  /** The number of unseen notices. */
  notices?: number;
  mails?: MailStanding;
}

/** The signed-in person and their permissions, the counts in the sidebar, and the state of mails. */
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
    // A missing number must not cost the screen; only a 401 is passed on.
    if (readFailureOf(error).status === 401) throw error;
    return { waiting: {} };
  }
}

/** Until it is set up, only the account screen is allowed. */
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

/** For errors that no screen caught, e.g. a proxy's page during a restart: the frame stays. */
export function ErrorBoundary() {
  return <ScreenFailure intro="This screen could not be read." />;
}
