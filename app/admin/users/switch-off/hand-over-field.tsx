import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import type { ListedUser } from "#app/domain/user/user-schema.ts";
import { SelectField } from "#app/ui/field.tsx";
import { counted } from "#app/lib/text/counted.ts";

interface HandOverFieldProps {
  /** The users about to be deleted. */
  users: ListedUser[];
  counsellors: Counsellor[];
}

/** Asks who gets the leads of the leaving users; nothing if they have none. */
export function HandOverField({ users, counsellors }: HandOverFieldProps) {
  const leads = users.reduce((sum, user) => sum + user.leads, 0);
  if (leads === 0) return null;
  const leaving = new Set(users.map(({ id }) => id));
  const colleagues = counsellors.filter(({ id }) => !leaving.has(id));
  return (
    <SelectField
      label={`Hand over ${counted(leads, "lead")} to`}
      name="hand_over"
      hint={`What ${users.length === 1 ? "this user" : "these users"} did keeps the name.`}
    >
      {colleagues.length > 1 && <option value={colleagues.map(({ id }) => id).join(",")}>All others, evenly</option>}
      {colleagues.map(({ id, username }) => (
        <option key={id} value={id}>
          {username}
        </option>
      ))}
      <option value="">Nobody for now</option>
    </SelectField>
  );
}
