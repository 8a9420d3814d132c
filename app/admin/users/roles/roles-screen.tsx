import { Link, useSearchParams } from "react-router";
import { ScreenFailure } from "#app/admin/screen/screen-failure.tsx";
import { readRecord } from "#app/admin/api/read-api.ts";
import type { NounRights } from "#app/domain/permission/rights-schema.ts";
import type { RoleRules } from "#app/domain/permission/role-rules-schema.ts";
import type { Route } from "./+types/roles-screen";
import { RoleRulesForm } from "./role-rules-form.tsx";
import { saveRoleRules } from "./save-role-rules.ts";
import { RightsTable } from "./rights-table.tsx";
import { roleSentence, type ShownRole, shownRoles } from "./role-words.content.ts";
import { userRoleWords } from "#app/admin/users/user-words.content.ts";

export const meta: Route.MetaFunction = () => [{ title: "Roles | Admin Panel" }];

export async function loader({ context }: Route.LoaderArgs) {
  const [rights, rules] = await Promise.all([
    readRecord<NounRights[]>(context, "roles"),
    readRecord<RoleRules[]>(context, "role-rules"),
  ]);
  return { rights, rules };
}

export const clientAction = ({ request }: Route.ClientActionArgs) => saveRoleRules(request);

/** The table of permissions that server and panel apply. `?role=` is the role shown. */
export default function RolesScreen({ loaderData: { rights, rules } }: Route.ComponentProps) {
  const asked = useSearchParams()[0].get("role");
  const shown = shownRoles.find((role) => role === asked) ?? "admin";
  const shownRules = rules.find(({ role }) => role === shown)!;
  return (
    <>
      <div className="desk-head">
        <h1>Roles</h1>
        <div className="desk-acts">
          <Link to="/admin/versions/role-rules/1">Versions</Link>
          <Link className="btn btn-quiet" to="/admin/users">
            Users
          </Link>
        </div>
      </div>
      <RoleTabs shown={shown} />
      <section className="pane" aria-label="Who may do what">
        <p className="rights-sentence">{roleSentence(shownRules)}</p>
        {/* Others' changes are reloaded after a save, and reset the checkboxes. */}
        <RoleRulesForm key={JSON.stringify(shownRules)} rules={shownRules} />
        <RightsTable
          rights={rights}
          shown={shown}
          seesAllLeads={rules.some(({ sees_all_leads }) => sees_all_leads === 1)}
        />
        <p className="rights-foot sub">
          What is not written here is refused. Everybody has a page for their own password and sessions. A client who
          applied has the role User, and cannot sign in here.
        </p>
      </section>
    </>
  );
}

function RoleTabs({ shown }: { shown: ShownRole }) {
  return (
    <nav className="list-tabs" aria-label="Read it for">
      {shownRoles.map((role) => (
        <Link
          key={role}
          className="list-tab"
          to={`?role=${role}`}
          replace
          preventScrollReset
          aria-current={role === shown ? "page" : undefined}
        >
          {userRoleWords[role]}
        </Link>
      ))}
    </nav>
  );
}

export function ErrorBoundary() {
  return <ScreenFailure intro="The roles could not be read." />;
}
