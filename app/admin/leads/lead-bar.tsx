import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { groupDigits } from "#app/lib/grouped-number.ts";
import { Icon } from "#app/ui/icon.tsx";
import { leadTabs, type LeadTab } from "./lead-tabs.content.ts";
import { type LeadView, rememberView } from "./lead-view.ts";

interface LeadBarProps {
  tab: LeadTab;
  /** How many leads each tab holds, where it is known. */
  counts: Record<string, number>;
  view: LeadView;
}

/** Whose leads are shown, and as what. */
export function LeadBar({ tab, counts, view }: LeadBarProps) {
  const address = useListAddress();
  return (
    <div className="lead-bar">
      <nav className="lead-tabs" aria-label="Leads shown">
        {leadTabs.map(({ name, label }, index) => (
          <Link
            key={name}
            to={address.with({ tab: index === 0 ? null : name })}
            replace
            preventScrollReset
            aria-current={name === tab.name ? "page" : undefined}
            className={name === "overdue" && counts[name] ? "lead-tab lead-tab-late" : "lead-tab"}
          >
            {label} {counts[name] !== undefined && <span className="num">{groupDigits(counts[name])}</span>}
          </Link>
        ))}
      </nav>
      <Link className="lead-templates" to="/admin/templates">
        Templates
      </Link>
      <ViewSwitch view={view} />
    </div>
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
