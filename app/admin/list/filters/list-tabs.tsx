import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import type { Count } from "#app/domain/list/page-of.ts";

export interface ListTab {
  /** The value of `?tab=`; the first tab is the default. */
  name: string;
  label: string;
  /** Nobody should be in it. */
  isLate?: true;
}

interface ListTabsProps {
  /** The name of the tabs, e.g. `Leads shown`. */
  label: string;
  tabs: ListTab[];
  shown: ListTab;
  /** The number of rows per tab, if known. */
  counts: Record<string, Count> | undefined;
}

/** Tabs that select a part of a list. */
export function ListTabs({ label, tabs, shown, counts = {} }: ListTabsProps) {
  const address = useListAddress();
  return (
    <nav className="list-tabs" aria-label={label}>
      {tabs.map((tab, index) => {
        const count = counts[tab.name];
        return (
          <Link
            key={tab.name}
            to={address.with({ tab: index === 0 ? null : tab.name })}
            replace
            preventScrollReset
            aria-current={tab.name === shown.name ? "page" : undefined}
            className={tab.isLate && count?.total ? "list-tab list-tab-late" : "list-tab"}
          >
            {tab.label} {count && <span className="num">{countWords(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
