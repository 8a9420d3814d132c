import type { Notice } from "#app/domain/notice/notice-schema.ts";

/** The nouns whose changes are told at once. */
export const liveNouns = ["leads", "messages", "applications"] as const;

export type LiveNoun = (typeof liveNouns)[number];

/** Whom somebody promised to call at this minute. */
export interface LiveReminder {
  id: number;
  name: string;
  course: string;
}

/** What a panel is told: where to look again, and what concerns whoever is signed in. */
export interface LiveNews {
  /** Nouns of which something that they may see was changed by others. */
  changed: LiveNoun[];
  /** New ones. */
  notices: Notice[];
  /** Those to be called at this minute. */
  reminders: LiveReminder[];
  /** Records that they have open and somebody else has opened or closed, e.g. `courses 5`. */
  opened: string[];
}
