import { useMatches } from "react-router";
import type { CountedForm } from "#app/domain/robot-trap/form-limit.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { AskedFrom } from "#app/site/guidance/consultation-form.tsx";

/** What a public page's `handle` may say. */
export interface PageHandle<Found = never> {
  /** The form that a post to the page sends. */
  form?: CountedForm;
  /** What the page reads of its address's query; nothing else of it reaches the page (record 034). */
  queryKeys?: readonly string[];
  /** It shows what concerns its visitor alone, or bears a secret in its address: it cannot be sent on as it stands. */
  isPersonal?: true;
  /** It is made for one visitor, by their cookie, and kept nowhere (record 541). */
  isPrivate?: true;
  /** Where in the panel its content is edited, by what its loader found. */
  editPath?: string | ((found: Found) => string);
  /** What the pop-up asks about, by what its loader found. */
  asked?: (found: Found) => AskedFrom;
}

/**
 * Stands in the place of the frame for a signed-in administrator (D17). Pages are cached and the same for all,
 * so it is always there and `start-script.ts` decides which of the two is seen.
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
  // A page that was not found, or broke, has nothing to edit.
  if (typeof editPath === "function") return page?.loaderData ? editPath(page.loaderData as never) : undefined;
  return editPath;
}
