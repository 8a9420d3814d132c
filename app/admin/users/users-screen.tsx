import { useMemo } from "react";
import { Link } from "react-router";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { readRecord } from "#app/admin/api/read-api.ts";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { isNewData, useListAddress } from "#app/admin/list/list-address.ts";
import { readList } from "#app/admin/list/list-page.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { ListTabs } from "#app/admin/list/filters/list-tabs.tsx";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { deleteRecord } from "#app/admin/record/record-actions.ts";
import { saveRecord } from "#app/admin/record/save-record.ts";
import type { Invitation } from "#app/domain/invitation/invitation-schema.ts";
import type { SwitchedOff } from "#app/domain/user/switched-off-schema.ts";
import type { ListedUser } from "#app/domain/user/user-schema.ts";
import type { Route } from "./+types/users-screen";
import { InvitationsSection } from "./invitations/invitations-section.tsx";
import { MadeLinkDialog } from "./links/made-link-dialog.tsx";
import { SwitchOffDialog } from "./switch-off/switch-off-dialog.tsx";
import { SwitchedOffSection } from "./switch-off/switched-off-section.tsx";
import { runUserAct } from "./user-acts.ts";
import { userList } from "./user-list.tsx";
import { userTabNamed, userTabs } from "./user-words.content.ts";

const UserDialog = lazyDialog(() => import("./user-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Users | Admin Panel" }];

export const shouldRevalidate = isNewData;

const kind = { file: "users", one: "user", nameField: "username", isLogged: true } as const;

export async function loader(args: Route.LoaderArgs) {
  // Read first, so that a refusal is about users, not about the data around them.
  const list = await readList<ListedUser>(args, "users", { tab: "staff", counts: "1" });
  const [counsellors, invitations, switchedOff] = await Promise.all([
    readRecord<Counsellor[]>(args.context, "counsellors"),
    readRecord<Invitation[]>(args.context, "invitations"),
    readRecord<SwitchedOff[]>(args.context, "switched-off-users"),
  ]);
  return { list, counsellors, invitations, switchedOff };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  if (request.method === "DELETE") return deleteRecord(request, kind);
  return request.method === "PUT" ? saveRecord(request, kind) : runUserAct(request);
}

export default function UsersScreen({ loaderData }: Route.ComponentProps) {
  const { list, counsellors, invitations, switchedOff } = loaderData;
  const tab = userTabNamed(useListAddress().params.get("tab"));
  const shape = useMemo(() => userList(tab.name, counsellors), [tab.name, counsellors]);
  const tabs = (
    <div className="users-tabs">
      <ListTabs label="Users shown" tabs={userTabs} shown={tab} counts={list.counts["tab"]} />
      <Link to="/admin/users/roles">Roles</Link>
    </div>
  );
  return (
    <ListScreen key={tab.name} title="Users" shape={shape} list={list} note={tabs} empty={<NoApplicants />}>
      {tab.name === "staff" && <InvitationsSection invitations={invitations} />}
      {tab.name === "staff" && <SwitchedOffSection users={switchedOff} />}
      <SwitchOffDialog rows={list.rows} counsellors={counsellors} />
      <MadeLinkDialog />
      <UserDialog rows={list.rows} ownId={counsellors.find(({ is_me }) => is_me === 1)?.id} />
    </ListScreen>
  );
}

/** Only applicants can be missing: the reader is a member of staff. */
const NoApplicants = () => (
  <p>Nobody has applied yet. The form of Online Admission makes an account for each applicant.</p>
);

export function ErrorBoundary() {
  return <ScreenFailure intro="The users could not be read." />;
}
