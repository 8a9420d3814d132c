import { useListAddress } from "#app/admin/list/list-address.ts";
import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import { type ListedUser, type User, userInput } from "#app/domain/user/user-schema.ts";
import { InviteDialog } from "./invitations/invite-dialog.tsx";
import { UserFields } from "./user-fields.tsx";

const rules = { schema: userInput, requiredFields: ["username", "email"] };

interface UserDialogProps {
  rows: ListedUser[];
  ownId: User["id"] | undefined;
}

export default function UserDialog({ rows, ownId }: UserDialogProps) {
  const { params, close } = useListAddress();
  if (params.has("new") && !params.has("edit")) return <InviteDialog onClose={() => close("new")} />;
  return (
    <ContentDialog file="users" one="user" rows={rows} rules={rules}>
      {(user, errors) => user && <UserFields user={user} ownId={ownId} errors={errors} />}
    </ContentDialog>
  );
}
