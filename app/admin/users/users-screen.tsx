import { useMemo } from "react";
import type { ScreenHandle } from "#app/admin/early-reads.tsx";
import { callApi, listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { lazyDialog } from "#app/admin/record/lazy-dialog.tsx";
import { deleteRecord, saveRecord } from "#app/admin/record/record-actions.ts";
import type { ListedUser, User } from "#app/domain/user/user-schema.ts";
import type { Route } from "./+types/users-screen";
import { userList } from "./user-list.tsx";

const UserDialog = lazyDialog(() => import("./user-dialog.tsx"));

export const meta: Route.MetaFunction = () => [{ title: "Users | Admin Panel" }];

export const handle: ScreenHandle = { reads: ["users", "account"], isList: true };

export const shouldRevalidate = isNewData;

const kind = { file: "users", one: "user", nameField: "username" };

export async function clientLoader() {
  const [users, account] = await Promise.all([listAll<ListedUser>("users"), callApi<User>("account")]);
  return { users, ownId: account.data?.id };
}

export function clientAction({ request }: Route.ClientActionArgs) {
  return request.method === "DELETE" ? deleteRecord(request, kind) : saveRecord(request, kind);
}

export default function UsersScreen({ loaderData: { users, ownId } }: Route.ComponentProps) {
  const shape = useMemo(() => userList(ownId), [ownId]);
  return (
    // There is always a user: the one who reads this.
    <ListScreen title="Users" shape={shape} rows={users} empty={null}>
      <UserDialog users={users} ownId={ownId} />
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The users could not be read." />;
}
