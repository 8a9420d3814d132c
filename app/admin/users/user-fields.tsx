import { fieldOf } from "#app/admin/fields/field-of.ts";
import { Link } from "react-router";
import { CheckField } from "#app/admin/frame/check-field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { User } from "#app/domain/user/user-schema.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { PasswordLinkField } from "./links/password-link-field.tsx";
import { SwitchOffField } from "./switch-off/switch-off-field.tsx";
import { userRoleWords } from "./user-words.content.ts";

interface UserFieldsProps {
  user: User;
  ownId: number | undefined;
  errors: FieldErrors;
}

/** The fields of a user that staff may change: new users are invited, and nobody sets another's password. */
export function UserFields({ user, ownId, errors }: UserFieldsProps) {
  return (
    <>
      <div className="form-row">
        <TextField
          label="Username"
          {...fieldOf(user, "username", errors)}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField label="Email" {...fieldOf(user, "email", errors)} type="email" required autoComplete="off" />
      </div>
      <TextField
        label="Name"
        {...fieldOf(user, "full_name", errors)}
        autoComplete="off"
        hint="Signs the messages that begin with a template; without one the user name does"
      />
      <SelectField
        label="Role"
        name="role"
        hint="The page Roles says what each may do; a user is an applicant, who cannot sign in here"
        required
        defaultValue={user.role}
        error={errors.role}
      >
        {Object.entries(userRoleWords).map(([role, word]) => (
          <option key={role} value={role}>
            {word}
          </option>
        ))}
      </SelectField>
      {user.id === ownId ? (
        <p className="hint">
          Change your own password under <Link to="/admin/account">My account</Link>.
        </p>
      ) : (
        user.role !== "user" && (
          <>
            <PasswordLinkField id={user.id} email={user.email} />
            <SwitchOffField id={user.id} />
          </>
        )
      )}
      {user.has_second_factor === 1 && (
        <div>
          <CheckField label="Switch two-factor sign-in off" name="reset_second_factor" isChecked={false} />
          <p className="hint">For who has lost phone and recovery codes. Ends all sessions of this user.</p>
          <p className="error">{errors["reset_second_factor"]}</p>
        </div>
      )}
    </>
  );
}
