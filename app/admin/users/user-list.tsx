import { formatMoment } from "#app/admin/india-time.ts";
import type { ListShape } from "#app/admin/list/list-shape.ts";
import { RecordTitle } from "#app/admin/list/record-title.tsx";
import type { ListedUser } from "#app/domain/user/user-schema.ts";
import { userRoleWords } from "./user-words.content.ts";

/** What the list of users shows and how it is searched (section 5: username or email); they come newest first. */
export function userList(ownId: number | undefined): ListShape<ListedUser> {
  return {
    one: "user",
    many: "users",
    nameOf: ({ username }) => username,
    isWrittenByStaff: true,
    // Nobody deletes oneself, least of all among others.
    canSelect: ({ id }) => id !== ownId,
    columns: [
      {
        name: "username",
        label: "Username",
        isTitle: true,
        sortValue: ({ username }) => username,
        cell: (user) => (
          <RecordTitle record={user} title={user.username}>
            {user.id === ownId && <span className="badge">You</span>}
            {user.has_second_factor === 1 && <span className="badge badge-green">Two-factor</span>}
          </RecordTitle>
        ),
      },
      {
        name: "email",
        label: "Email",
        className: "words",
        sortValue: ({ email }) => email,
        cell: ({ email }) => email,
      },
      { name: "role", label: "Role", sortValue: ({ role }) => role, cell: ({ role }) => <RoleBadge role={role} /> },
      {
        name: "created",
        label: "Created",
        className: "wide num nowrap",
        sortValue: ({ created_at }) => created_at,
        cell: ({ created_at }) => <Moment lead="Created " iso={created_at} />,
      },
      {
        name: "signed-in",
        label: "Last sign-in",
        className: "wide num nowrap",
        sortValue: ({ last_sign_in_at }) => last_sign_in_at ?? "",
        exportValue: ({ last_sign_in_at }) => last_sign_in_at,
        cell: ({ last_sign_in_at }) => last_sign_in_at && <Moment lead="Signed in " iso={last_sign_in_at} />,
      },
    ],
    filter: {
      label: "Username or email",
      searched: ({ username, email }) => `${username} ${email}`,
      choices: [
        {
          name: "role",
          label: "Role",
          all: "All roles",
          options: Object.entries(userRoleWords).map(([value, label]) => ({ value, label })),
          value: ({ role }) => role,
        },
      ],
    },
  };
}

function RoleBadge({ role }: Pick<ListedUser, "role">) {
  return <span className={role === "admin" ? "badge badge-yellow" : "badge"}>{userRoleWords[role]}</span>;
}

function Moment({ lead, iso }: { lead: string; iso: string }) {
  return (
    <time dateTime={iso}>
      <span className="card-only">{lead}</span>
      {formatMoment(iso)}
    </time>
  );
}
