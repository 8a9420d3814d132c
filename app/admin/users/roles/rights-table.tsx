import type { NounRights } from "#app/domain/permission/rights-schema.ts";
import { type ShownRole, shownRoles } from "./role-words.content.ts";
import { userRoleWords } from "#app/admin/users/user-words.content.ts";
import { capitalized } from "#app/lib/text/capitalized.ts";

interface RightsTableProps {
  rights: NounRights[];
  /** The highlighted column; a phone shows only this one. */
  shown: ShownRole;
  /** Whether the office lets counsellors see everybody's enquiries. */
  seesAllLeads: boolean;
}

/** The permissions as readable verbs in cells. */
export function RightsTable({ rights, shown, seesAllLeads }: RightsTableProps) {
  // The account is open to all, as stated below.
  const groups = Map.groupBy(
    rights.filter(({ noun }) => noun !== "account"),
    ({ group }) => group,
  );
  return (
    <table className="rights">
      <thead>
        <tr>
          <th scope="col">What</th>
          {shownRoles.map((role) => (
            <th key={role} scope="col" className={role === shown ? "rights-shown" : undefined}>
              {userRoleWords[role]}
            </th>
          ))}
        </tr>
      </thead>
      {[...groups].map(([group, nouns]) => (
        <tbody key={group}>
          <tr className="rights-group">
            <th scope="rowgroup" colSpan={shownRoles.length + 1}>
              {group}
            </th>
          </tr>
          {nouns.map((noun) => (
            <NounRow key={noun.noun} rights={noun} shown={shown} seesAllLeads={seesAllLeads} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface NounRowProps extends Omit<RightsTableProps, "rights"> {
  rights: NounRights;
}

function NounRow({ rights, shown, seesAllLeads }: NounRowProps) {
  const { label, is_personal, is_own_for_counsellors, roles } = rights;
  return (
    <tr>
      <th scope="row">
        {capitalized(label)}
        {is_personal === 1 && <span className="rights-note">personal data</span>}
      </th>
      {shownRoles.map((role) => (
        <td key={role} className={role === shown ? "rights-shown" : undefined}>
          {roles[role].length === 0 ? (
            <span className="sub">Nothing</span>
          ) : (
            <>
              {capitalized(roles[role].join(", "))}
              {role === "counsellor" && is_own_for_counsellors === 1 && (
                <span className="rights-note">
                  {seesAllLeads ? "of the whole office" : "own, and those that are nobody’s"}
                </span>
              )}
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
