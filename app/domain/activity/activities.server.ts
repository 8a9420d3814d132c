import type { activityActions } from "#db/schema.ts";
import type { Database } from "#db/database.ts";
import type { ActivityType } from "./activity-types.ts";
import type { FieldChange } from "./activity-schema.ts";
import { namedAsShown } from "./named-as-shown.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { staffName } from "#app/domain/user/staff-name.server.ts";

/** The member of staff behind a change and the network address it came from; null for the product itself. */
export interface Actor {
  userId: number | null;
  address: string | null;
  /** True: of leads they meet their own alone, and those that are nobody's. */
  ownLeadsOnly?: boolean;
  /** Lists whose deleted records they do not meet in the trash, as they may not delete there. */
  hiddenTrash?: readonly string[];
}

/** Somebody who changes a record, with the version of it that they had before them: its `updated_at`. */
export interface Editor extends Actor {
  /** Absent: the change counts whatever was saved in between. */
  seen?: string | undefined;
}

export interface Act {
  action: (typeof activityActions)[number];
  /** The noun in the singular: course, university, lead … */
  type: ActivityType;
  name: string;
  recordId: number | null;
  /** The fields that became others; of what has versions they tell it. */
  changes?: FieldChange[];
}

/** Writes one line of the audit, and answers its id; called inside the transaction of the change it tells of. */
export const recordActivity = async (db: Database, actor: Actor, act: Act): Promise<number> =>
  (await recordActivities(db, actor, [act]))[0]!;

/** The same for a change of several records. */
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

/** So many ids stand in a statement. */
const MOST_AT_ONCE = 500;

/**
 * Takes the names of people who are gone for good out of the audit: what was done stays, of whom nobody can tell any
 * more.
 */
export async function forgetNames(db: Database, type: Act["type"], recordIds: number[]): Promise<void> {
  const nameless = { name: "somebody whose data is gone", search_text: "", changes: null };
  for (let from = 0; from < recordIds.length; from += MOST_AT_ONCE) {
    const ids = recordIds.slice(from, from + MOST_AT_ONCE);
    await db.updateTable("activities").set(nameless).where("type", "=", type).where("record_id", "in", ids).execute();
  }
}

/** The last line about a record tells which version it made; in the transaction of both. */
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

/**
 * The newest acts of staff but what they only looked at and who was not let in, as the dashboard lists them: type, name
 * and date (ISO, UTC), with action and actor beside.
 */
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
