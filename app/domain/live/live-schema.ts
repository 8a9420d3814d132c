import type { Notice } from "#app/domain/notice/notice-schema.ts";

/** The nouns with live updates. */
export const liveNouns = ["leads", "messages", "applications"] as const;

export type LiveNoun = (typeof liveNouns)[number];

/** News for a panel: what to reload, and what concerns the user. */
export interface LiveNews {
  /** Nouns with changes by others that the user may see. */
  changed: LiveNoun[];
  /** New notices. */
  notices: Notice[];
  /** At the start of a connection: unseen notices, which may have come before it. */
  missed?: Notice[];
  /** Records the user has open that somebody else opened or closed, e.g. `courses 5`. */
  opened: string[];
}
