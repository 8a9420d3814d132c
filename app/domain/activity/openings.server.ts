import type { Database } from "#db/database.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { counted } from "#app/lib/text/counted.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";

/** More than an office opens in an hour; beyond it the memory is cleared, and an opening may be recorded twice. */
const MOST_REMEMBERED = 20_000;

/** A record, or a screen of several, that shows personal data. */
export interface Opened {
  /** The noun as activities name it. */
  type: "lead" | "message" | "application" | "subscriber" | "user" | "mail" | "doubtful-form" | "day";
  /** Null for a screen of several people; `name` then says how many. */
  id: number | null;
  name: string;
}

/** An opening of a screen that shows several people. */
export const several = (type: Opened["type"], count: number, one: string): Opened => ({
  type,
  id: null,
  name: counted(count, one),
});

export type NoteOpened = (actor: Actor, opened: Opened) => Promise<void>;

/**
 * Records who opened personal data, once an hour per user and record: a drawer reads its record in several calls, and
 * again after each act. A full disk is no reason to refuse the reading.
 */
export function createOpenings(db: Database): NoteOpened {
  const noted = new Map<string, number>();
  return async (actor, { type, id, name }) => {
    const key = `${actor.userId} ${type} ${id}`;
    const now = Date.now();
    if (now - (noted.get(key) ?? -Infinity) < HOUR_MS) return;
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(key, now);
    await recordActivity(db, actor, { action: "open", type, name, recordId: id }).catch((error: unknown) => {
      noted.delete(key);
      if (storageFailureOf(error) === null) throw error;
    });
  };
}
