import type { ListTab } from "#app/admin/list/filters/list-tabs.tsx";

export interface LeadTab extends ListTab {
  /** The text of an empty tab. */
  empty: string;
}

export const leadTabs: [LeadTab, ...LeadTab[]] = [
  { name: "all", label: "All", empty: "No enquiry has come in yet." },
  { name: "mine", label: "Mine", empty: "You look after no lead yet. Take one under No owner." },
  { name: "today", label: "Due today", empty: "Nothing is due today." },
  { name: "overdue", label: "Overdue", isLate: true, empty: "Nothing is overdue." },
  { name: "unowned", label: "No owner", empty: "Every lead has its counsellor." },
];

export const tabNamed = (name: string | null): LeadTab => leadTabs.find((tab) => tab.name === name) ?? leadTabs[0];
