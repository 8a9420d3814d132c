import { useMatches } from "react-router";
import type { CountedForm } from "#app/domain/robot-trap/form-limit.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { AskedFrom } from "#app/site/guidance/consultation-form.tsx";

/** The `handle` of a public page. */
export interface PageHandle<Found = never> {
  /** The form that the page posts. */
  form?: CountedForm;
  /** The query parameters that the page reads; others do not reach it (record 034). */
  queryKeys?: readonly string[];
  /** Its content is personal or its address secret: it cannot be shared. */
  isPersonal?: true;
  /** Rendered for one visitor by their cookie, and not cached (record 541). */
  isPrivate?: true;
  /** The panel's address to edit it, from the loader's data. */
  editPath?: string | ((found: Found) => string);
  /** The subject of the pop-up, from the loader's data. */
  asked?: (found: Found) => AskedFrom;
}

/**
 * Replaces the frame for a signed-in administrator (D17). Cached pages are the same for all, so it is always included,
 * and `start-script.ts` decides which of the two is visible.
 */
export function AdministratorBar() {
  const editPath = useEditPath();
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
        <output />
      </div>
    </nav>
  );
}

function useEditPath(): string | undefined {
  const page = useMatches().at(-1);
  const { editPath } = (page?.handle ?? {}) as PageHandle;
  // A missing or failed page has nothing to edit.
  if (typeof editPath === "function") return page?.loaderData ? editPath(page.loaderData as never) : undefined;
  return editPath;
}
