import { Link } from "react-router";
import { CheckField } from "#app/admin/form/check-field.tsx";
import type { FieldErrors } from "#app/admin/form/form-entries.ts";
import type { User } from "#app/domain/user/user-schema.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { userRoleWords } from "./user-words.content.ts";

interface UserFieldsProps {
  user: User | null;
  ownId: number | undefined;
  errors: FieldErrors;
}

/** Every field of a user, for a new one and for changing one. */
export function UserFields({ user, ownId, errors }: UserFieldsProps) {
  return (
    <>
      <div className="form-row">
        <TextField
          label="Username"
          name="username"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={user?.username}
          error={errors.username}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="off"
          defaultValue={user?.email}
          error={errors.email}
        />
      </div>
      <TextField
        label="Name"
        name="full_name"
        autoComplete="off"
        hint="Signs the messages that begin with a template; without one the user name does"
        defaultValue={user?.full_name ?? ""}
        error={errors["full_name"]}
      />
      {user?.id !== undefined && user.id === ownId ? (
        <p className="hint">
          Change your own password under <Link to="/admin/account">My account</Link>.
        </p>
      ) : (
        <NewPasswordField
          required={user === null}
          hint={user ? "Leave it blank to keep the current one; a new one ends the user's sessions" : LENGTH_HINT}
          error={errors.password}
        />
      )}
      <SelectField
        label="Role"
        name="role"
        hint="An admin sees and changes everything in this panel"
        defaultValue={user?.role ?? "user"}
        error={errors.role}
      >
        {Object.entries(userRoleWords).map(([role, word]) => (
          <option key={role} value={role}>
            {word}
          </option>
        ))}
      </SelectField>
      {user?.has_second_factor === 1 && (
        <div>
          <CheckField label="Switch two-factor sign-in off" name="reset_second_factor" isChecked={false} />
          <p className="hint">For who has lost phone and recovery codes. Ends all sessions of this user.</p>
          <p className="error">{errors["reset_second_factor"]}</p>
        </div>
      )}
    </>
  );
}

const LENGTH_HINT = "At least 8 characters; several words are easier to remember";
