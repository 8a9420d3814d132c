import { useMemo } from "react";
import { callApi, listAll } from "#app/admin/api-client.ts";
import { ScreenFailure } from "#app/admin/frame/screen-failure.tsx";
import { isNewData } from "#app/admin/list/list-address.ts";
import { ListScreen } from "#app/admin/list/list-screen.tsx";
import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { deleteRecord, saveRecord } from "#app/admin/record/record-actions.ts";
import { type ListedUser, newUserInput, type User, userInput } from "#app/domain/user/user-schema.ts";
import type { Route } from "./+types/users-screen";
import { UserFields } from "./user-fields.tsx";
import { userList } from "./user-list.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Users | Admin Panel" }];

export const shouldRevalidate = isNewData;

const kind = { file: "users", one: "user", nameField: "username" };

const newUserRules = { schema: newUserInput, requiredFields: ["username", "email", "password"] };
/** A blank password keeps the current one (section 5). */
const userRules = { schema: userInput, requiredFields: ["username", "email"] };

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
      <ContentDialog one={shape.one} rows={users} rules={userRules} newRules={newUserRules}>
        {(user, errors) => <UserFields user={user} ownId={ownId} errors={errors} />}
      </ContentDialog>
    </ListScreen>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The users could not be read." />;
}
