import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import { countWords } from "#app/lib/text/count-words.ts";
import type { Count } from "#app/domain/list/page-of.ts";

export interface ListTab {
  /** Stands in the address as `?tab=`; the first one stands for none. */
  name: string;
  label: string;
  /** Whoever is in it should not be. */
  isLate?: true;
}

interface ListTabsProps {
  /** Names them, e.g. `Leads shown`. */
  label: string;
  tabs: ListTab[];
  shown: ListTab;
  /** How many rows each holds, where it is known. */
  counts: Record<string, Count> | undefined;
}

/** Which part of a list is shown. */
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
