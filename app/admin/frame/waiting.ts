import type { WaitingCounts } from "#app/domain/waiting/waiting-schema.ts";

interface WaitingNumber {
  count: number;
  /** Names what is counted, for screen readers. */
  word: string;
  isLate?: true;
}

/** The waiting numbers in the sidebar, by the link's address. */
export type Waiting = Record<string, WaitingNumber[]>;

export const waitingByLink = (counts: WaitingCounts): Waiting => ({
  "/admin/leads": [
    { count: counts.overdue_follow_ups ?? 0, word: "overdue", isLate: true },
    { count: counts.new_leads ?? 0, word: "new" },
  ],
  "/admin/messages": [{ count: counts.new_messages ?? 0, word: "new" }],
  "/admin/applications": [{ count: counts.new_applications ?? 0, word: "new" }],
  "/admin/outbox": [{ count: counts.mails?.has_server ? counts.mails.held : 0, word: "held", isLate: true }],
});
