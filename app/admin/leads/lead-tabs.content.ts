import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { isDueToday, isOverdue } from "./follow-up-words.ts";

/** Those who can own a lead, as the API lists them. */
export interface Counsellor {
  id: number;
  username: string;
  full_name: string | null;
  is_me: 0 | 1;
}

export interface LeadTab {
  /** Stands in the address as `?tab=`; the first one stands for none. */
  name: string;
  label: string;
  lets: (lead: Lead, myId: number | undefined) => boolean;
  /** What an empty tab says. */
  empty: string;
  /** The longest overdue, or the next, comes first; else the newest lead. */
  isByFollowUp?: true;
}

export const leadTabs: [LeadTab, ...LeadTab[]] = [
  { name: "all", label: "All", lets: () => true, empty: "No enquiry has come in yet." },
  {
    name: "mine",
    label: "Mine",
    lets: ({ owner_id }, myId) => owner_id === myId,
    empty: "You look after no lead yet. Take one under No owner.",
  },
  { name: "today", label: "Due today", lets: isDueToday, empty: "Nothing is due today.", isByFollowUp: true },
  { name: "overdue", label: "Overdue", lets: isOverdue, empty: "Nothing is overdue.", isByFollowUp: true },
  {
    name: "unowned",
    label: "No owner",
    lets: ({ owner_id }) => owner_id === null,
    empty: "Every lead has its counsellor.",
  },
];

/** The tab's leads in the order of their work. */
export function leadsIn({ lets, isByFollowUp }: LeadTab, leads: Lead[], myId: number | undefined): Lead[] {
  const rows = leads.filter((lead) => lets(lead, myId));
  return isByFollowUp ? rows.toSorted(byFollowUp) : rows;
}

const byFollowUp = ({ follow_up_on: one }: Lead, { follow_up_on: other }: Lead) =>
  one === other ? 0 : one! < other! ? -1 : 1;

export const tabNamed = (name: string | null): LeadTab => leadTabs.find((tab) => tab.name === name) ?? leadTabs[0];
