import type { Notice } from "#app/domain/notice/notice-schema.ts";

/** The nouns whose changes are told at once. */
export const liveNouns = ["leads", "messages", "applications"] as const;

export type LiveNoun = (typeof liveNouns)[number];

/** What a panel is told: where to look again, and what concerns whoever is signed in. */
export interface LiveNews {
  /** Nouns of which something that they may see was changed by others. */
  changed: LiveNoun[];
  /** New ones. */
  notices: Notice[];
  /** As a line begins: those not shown yet, which may have come while there was none. */
  missed?: Notice[];
  /** Records that they have open and somebody else has opened or closed, e.g. `courses 5`. */
  opened: string[];
}
