import type { activityActions } from "#db/schema.ts";
import type { Database } from "#db/database.ts";
import type { ActivityType } from "./activity-types.ts";
import type { FieldChange } from "./activity-schema.ts";
import { namedAsShown } from "./named-as-shown.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { staffName } from "#app/domain/user/staff-name.server.ts";

/** The member of staff behind a change and their network address; both null for the product itself. */
export interface Actor {
  userId: number | null;
  address: string | null;
  /** True: they see only their own and unowned leads. */
  ownLeadsOnly?: boolean;
  /** Lists whose deleted records they may not see in the trash, since they may not delete there. */
  hiddenTrash?: readonly string[];
}

/** The actor of a save, with the `updated_at` of the record they saw. */
export interface Editor extends Actor {
  /** Absent: the save overwrites changes made in between. */
  seen?: string | undefined;
}

/** Somebody who creates a record. Sent once more with the same key it is not created again. */
export interface Creator extends Actor {
  sendingKey?: string | undefined;
}

export interface Act {
  action: (typeof activityActions)[number];
  /** The noun in the singular: course, university, lead … */
  type: ActivityType;
  name: string;
  recordId: number | null;
  /** The changed fields; empty for nouns with versions, which hold them. */
  changes?: FieldChange[];
}

/** Writes one audit line and answers its id; called inside the transaction of the change. */
export const recordActivity = async (db: Database, actor: Actor, act: Act): Promise<number> =>
  (await recordActivities(db, actor, [act]))[0]!;

/** The same for several records; ids in the order of `acts`. */
export async function recordActivities(db: Database, actor: Actor, acts: Act[]): Promise<number[]> {
  const created_at = new Date().toISOString();
  const { userId: actor_id, address } = actor;
  const lines = await db
    .insertInto("activities")
    .values(
      acts.map(({ recordId, changes = [], ...act }) => {
        const search_text = searchTextOf("activities", act);
        const told = changes.length > 0 ? JSON.stringify(changes) : null;
        return { ...act, record_id: recordId, actor_id, address, created_at, search_text, changes: told };
      }),
    )
    .returning("id")
    .execute();
  return lines.map(({ id }) => id);
}

/** Ids per statement. */
const MOST_AT_ONCE = 500;

/**
 * Removes names and changed fields from the audit lines of people deleted for good; what was done, when and by whom
 * stays.
 */
export async function forgetNames(db: Database, type: Act["type"], recordIds: number[]): Promise<void> {
  const nameless = { name: "somebody whose data is gone", search_text: "", changes: null };
  for (let from = 0; from < recordIds.length; from += MOST_AT_ONCE) {
    const ids = recordIds.slice(from, from + MOST_AT_ONCE);
    await db.updateTable("activities").set(nameless).where("type", "=", type).where("record_id", "in", ids).execute();
  }
}

/** Links the newest audit line of a record to the version it made; in the transaction of both. */
export async function tellVersion(
  db: Database,
  type: ActivityType,
  recordId: number,
  version_id: number,
): Promise<void> {
  const last = db
    .selectFrom("activities")
    .select((of) => of.fn.max("id").as("id"))
    .where("type", "=", type)
    .where("record_id", "=", recordId);
  await db.updateTable("activities").set({ version_id }).where("id", "=", last).execute();
}

const RECENT = 20;

/** The twenty newest acts for the dashboard, without views and refused access; `date` is ISO, UTC. */
export async function listRecentActivities(db: Database) {
  const acts = await db
    .selectFrom("activities as a")
    .leftJoin("users as u", "u.id", "a.actor_id")
    .select(["a.id", "a.type", "a.action", "a.name", "a.created_at as date", "u.username as actor"])
    .select(staffName.as("actor_name"))
    .where("a.action", "<>", "open")
    .where("a.action", "<>", "refuse")
    .orderBy("a.id", "desc")
    .limit(RECENT)
    .execute();
  return acts.map(namedAsShown);
}
