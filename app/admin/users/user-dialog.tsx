import { ContentDialog } from "#app/admin/record/content-dialog.tsx";
import { type ListedUser, newUserInput, type User, userInput } from "#app/domain/user/user-schema.ts";
import { UserFields } from "./user-fields.tsx";

const newUserRules = { schema: newUserInput, requiredFields: ["username", "email", "password"] };
/** A blank password keeps the current one (section 5). */
const userRules = { schema: userInput, requiredFields: ["username", "email"] };

interface UserDialogProps {
  users: ListedUser[];
  ownId: User["id"] | undefined;
}

export default function UserDialog({ users, ownId }: UserDialogProps) {
  return (
    <ContentDialog one="user" rows={users} rules={userRules} newRules={newUserRules}>
      {(user, errors) => <UserFields user={user} ownId={ownId} errors={errors} />}
    </ContentDialog>
  );
}
