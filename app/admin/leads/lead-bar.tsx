import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Count } from "#app/domain/list/page-of.ts";
import { ListTabs } from "#app/admin/list/filters/list-tabs.tsx";
import { useMay } from "#app/admin/session/use-may.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import type { SavedView } from "#app/domain/lead-view/lead-view-schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FiguresNote } from "./figures-note.tsx";
import { leadTabs, type LeadTab } from "./lead-tabs.content.ts";
import { type LeadView, rememberView } from "./views/lead-view.ts";
import { SavedViews } from "./views/saved-views.tsx";

interface LeadBarProps {
  tab: LeadTab;
  /** The number of leads per tab, if known. */
  counts: Record<string, Count>;
  /** The first lead shown. */
  first: Lead | undefined;
  saved: SavedView[];
  view: LeadView;
}

/** Tabs, saved views and the switch of views. */
export function LeadBar({ tab, counts, first, saved, view }: LeadBarProps) {
  const may = useMay();
  return (
    <>
      <FiguresNote first={first} />
      <div className="lead-bar">
        <ListTabs label="Leads shown" tabs={leadTabs} shown={tab} counts={counts} />
        <Link className="lead-templates" to="/admin/templates">
          Templates
        </Link>
        {may("tags.change") && (
          <Link className="lead-templates" to="/admin/leads/tags">
            Tags
          </Link>
        )}
        {may("lead-imports.create") && (
          <Link className="lead-templates" to="/admin/leads/import">
            Import
          </Link>
        )}
        {saved.length === 0 && <SavedViews views={saved} />}
        <ViewSwitch view={view} />
      </div>
      {saved.length > 0 && <SavedViews views={saved} />}
    </>
  );
}

function ViewSwitch({ view }: { view: LeadView }) {
  const { change } = useListAddress();
  const show = (next: LeadView) => {
    rememberView(next);
    change({ view: next });
  };
  return (
    <div className="lead-views" role="group" aria-label="View">
      <button type="button" aria-pressed={view === "table"} onClick={() => show("table")}>
        <Icon name="menu" />
        Table
      </button>
      <button type="button" aria-pressed={view === "board"} onClick={() => show("board")}>
        <Icon name="dashboard" />
        Board
      </button>
    </div>
  );
}
