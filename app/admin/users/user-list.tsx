import { formatMoment } from "#app/admin/india-time.ts";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import type { ListedUser } from "#app/domain/user/user-schema.ts";
import { HandOverField } from "./switch-off/hand-over-field.tsx";
import { userRoleWords } from "./user-words.content.ts";

/** The columns and search of the list of users (section 5: username or email); newest first. */
export function userList(tab: "staff" | "applicants" | "all", counsellors: Counsellor[]): ListShape<ListedUser> {
  const ownId = counsellors.find(({ is_me }) => is_me === 1)?.id;
  const ofStaff = new Set(["role", "leads", "signed-in"]);
  const all: ListShape<ListedUser> = {
    file: "users",
    one: "user",
    many: "users",
    nameOf: ({ username }) => username,
    isWrittenByStaff: true,
    newLabel: "Invite",
    // Nobody can delete their own account.
    canSelect: ({ id }) => id !== ownId,
    deletionFields: (users) => <HandOverField users={users} counsellors={counsellors} />,
    columns: [
      {
        name: "username",
        label: "Username",
        isTitle: true,
        isSorted: true,
        cell: (user) => (
          <RecordTitle record={user} title={user.username}>
            {user.full_name && <span className="full-name">{user.full_name}</span>}
            {user.id === ownId && <span className="badge">You</span>}
            {user.has_second_factor === 1 && <span className="badge badge-green">Two-factor</span>}
            {user.lacks_second_factor === 1 && <span className="badge badge-yellow">Two-factor missing</span>}
          </RecordTitle>
        ),
      },
      {
        name: "email",
        label: "Email",
        className: "words",
        isSorted: true,
        cell: ({ email }) => email,
      },
      { name: "role", label: "Role", isSorted: true, cell: ({ role }) => <RoleBadge role={role} /> },
      {
        name: "leads",
        label: "Leads",
        className: "wide num",
        cell: ({ leads }) => leads > 0 && <Leads count={leads} />,
      },
      {
        name: "created",
        label: "Created",
        className: "wide num nowrap",
        isSorted: true,
        cell: ({ created_at }) => <Moment lead="Created " iso={created_at} />,
      },
      {
        name: "signed-in",
        label: "Last sign-in",
        className: "wide num nowrap",
        isSorted: true,
        cell: ({ is_here, last_sign_in_at }) =>
          is_here === 1 ? (
            <span className="here-now">Here now</span>
          ) : (
            last_sign_in_at && <Moment lead="Signed in " iso={last_sign_in_at} />
          ),
      },
    ],
    filter: { label: "Username or email", choices: [] },
  };
  return tab === "applicants" ? { ...all, columns: all.columns.filter(({ name }) => !ofStaff.has(name)) } : all;
}

function RoleBadge({ role }: Pick<ListedUser, "role">) {
  return <span className={role === "admin" ? "badge badge-yellow" : "badge"}>{userRoleWords[role]}</span>;
}

const Leads = ({ count }: { count: number }) => (
  <>
    {groupDigits(count)}
    <span className="card-only">{count === 1 ? " lead" : " leads"}</span>
  </>
);

function Moment({ lead, iso }: { lead: string; iso: string }) {
  return (
    <time dateTime={iso}>
      <span className="card-only">{lead}</span>
      {formatMoment(iso)}
    </time>
  );
}
