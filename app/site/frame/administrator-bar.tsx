import { useMatches } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

/** What a public page's `handle` may say: where in the panel its content is edited. */
export interface PageHandle {
  editPath?: string;
}

/**
 * Stands in the place of the frame for a signed-in administrator (decision 17). Pages are cached and the same for all,
 * so it is always there and `recognise-administrator.ts` decides which of the two is seen.
 */
export function AdministratorBar() {
  const { editPath } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  return (
    <nav className="administrator-bar on-dark" aria-label="Administrator">
      <div className="wrap">
        {editPath && (
          <a href={editPath}>
            <Icon name="edit" /> Edit this page
          </a>
        )}
        <a href="/admin/dashboard">
          <Icon name="dashboard" /> Dashboard
        </a>
        <button type="button">
          <Icon name="logout" /> Log out
        </button>
      </div>
    </nav>
  );
}
