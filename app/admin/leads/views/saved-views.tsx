import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { fetchedDialog } from "#app/admin/dialog/fetched-dialog.tsx";
import { askedOf, useListAddress } from "#app/admin/list/list-address.ts";
import { useMay } from "#app/admin/session/use-may.ts";
import type { SavedView } from "#app/domain/lead-view/lead-view-schema.ts";
import { Icon } from "#app/ui/icon.tsx";

const KeepViewDialog = fetchedDialog(() => import("./keep-view-dialog.tsx"));

/** Saved views as links, with buttons to save or delete the current one. */
export function SavedViews({ views }: { views: SavedView[] }) {
  const { params } = useListAddress();
  const { submit } = useFetcher();
  const may = useMay();
  const [isKeeping, setKeeping] = useState(false);
  const query = `${new URLSearchParams(askedOf(params, "page"))}`;
  const shown = views.find((view) => inOrder(view.query) === inOrder(query));
  if (views.length === 0 && query === "") return null;
  const forget = (id: number) => void submit({ id: `${id}` }, { method: "delete", action: "/admin/data/lead-views" });
  return (
    <nav className="saved-views" aria-label="Saved views">
      {views.map((view) => (
        <Link
          key={view.id}
          to={`/admin/leads?${view.query}`}
          aria-current={view === shown ? "page" : undefined}
          title={view.is_own ? undefined : `Shared by ${view.owner}`}
        >
          {view.name}
        </Link>
      ))}
      {shown && (shown.is_own || may("lead-views.change")) && (
        <button type="button" className="btn btn-plain" onClick={() => forget(shown.id)}>
          Forget {shown.name}
        </button>
      )}
      {!shown && query !== "" && (
        <button type="button" className="saved-views-keep" onClick={() => setKeeping(true)}>
          <Icon name="star" />
          Keep this list…
        </button>
      )}
      {isKeeping && <KeepViewDialog query={query} onClose={() => setKeeping(false)} />}
    </nav>
  );
}

/** The same list may have its parameters in another order. */
function inOrder(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return `${params}`;
}
