import type { Database } from "#db/database.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import { counted } from "#app/lib/text/counted.ts";
import { HOUR_MS } from "#app/lib/time/from-now.ts";

/** More than an office opens in an hour: who looks that often is written down once more. */
const MOST_REMEMBERED = 20_000;

/** What tells of a person, or of several at a glance. */
export interface Opened {
  /** The noun as activities name it. */
  type: "lead" | "message" | "application" | "subscriber" | "user" | "mail" | "doubtful-form" | "day";
  /** Null where the screen shows the whole of several people: then `name` says how many. */
  id: number | null;
  name: string;
}

/** What a screen is noted as that shows so many people whole. */
export const several = (type: Opened["type"], count: number, one: string): Opened => ({
  type,
  id: null,
  name: counted(count, one),
});

export type NoteOpened = (actor: Actor, opened: Opened) => Promise<void>;

/**
 * Writes down who opened somebody's data, once in an hour for each member of staff and record: a drawer reads its
 * record in several calls at once, and again after each act. On a full disk staff can read all the same.
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
