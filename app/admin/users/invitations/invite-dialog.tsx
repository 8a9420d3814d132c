import { RecordDialog } from "#app/admin/form/record-dialog.tsx";
import { newInvitation } from "#app/domain/invitation/invitation-schema.ts";
import { staffRoles } from "#app/domain/permission/permissions.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { userRoleWords } from "#app/admin/users/user-words.content.ts";

const rules = { schema: newInvitation, requiredFields: ["email", "role"] };

/** Invites by e-mail and role; the invited person chooses name and password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  return (
    <RecordDialog title="Invite" method="post" rules={rules} submitLabel="Invite" onClose={onClose}>
      {(errors) => (
        <>
          <p className="hint">
            They get a link, good once and for three days, with which they choose their user name and password.
          </p>
          <TextField label="Email" name="email" type="email" required autoComplete="off" error={errors["email"]} />
          <SelectField
            label="Role"
            name="role"
            required
            hint="The page Roles says what each may do"
            error={errors["role"]}
          >
            {staffRoles.map((role) => (
              <option key={role} value={role}>
                {userRoleWords[role]}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </RecordDialog>
  );
}
