import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { listPage } from "#app/domain/records/list/list-page.server.ts";
import { areStaff } from "#app/domain/user/are-staff.ts";
import { staffName } from "#app/domain/user/staff-name.server.ts";
import { endOfDay, startOfDay } from "#app/lib/time/india-day.ts";
import type { HistoryLine, HistoryPerson } from "./activity-schema.ts";
import { namedAsShown } from "./named-as-shown.ts";

const MONTHS_KEPT = 13;

interface HistoryQuery extends ListQuery {
  /** The id of a member of staff. */
  who?: number | undefined;
  act?: HistoryLine["action"] | undefined;
  kind?: string | undefined;
  /** Days in India, e.g. `2026-11-25`, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Lists audit lines, newest first; `q` searches the record's name. */
export async function listHistory(db: Database, query: HistoryQuery = {}): Promise<PageOf<HistoryLine>> {
  const usual = (rows: Found) => rows.orderBy("a.id", "desc");
  const bare = filtered(db.selectFrom("activities as a") as Found, query);
  const order = { table: "activities" as const, alias: "a", usual, sorts: {}, bare };
  const page = (await listPage(db, filtered(told(db), query), order, query)) as PageOf<HistoryLine>;
  return { ...page, rows: page.rows.map(namedAsShown) };
}

/** One line; `told` holds the changed fields as JSON. Null if there is none. */
export async function findHistoryLine(
  db: Database,
  id: number,
): Promise<(HistoryLine & { told: string | null }) | null> {
  const row = await told(db).select("a.changes as told").where("a.id", "=", id).executeTakeFirst();
  return row ? namedAsShown(row as HistoryLine & { told: string | null }) : null;
}

const told = (db: Database): Found =>
  db
    .selectFrom("activities as a")
    .leftJoin("users as u", "u.id", "a.actor_id")
    .select(["a.id", "a.type", "a.action", "a.name", "a.record_id", "u.username as actor", "a.address", "a.created_at"])
    .select([
      staffName.as("actor_name"),
      "a.version_id",
      sql<
        0 | 1
      >`case when a.changes is not null or (a.version_id is not null and a.action = 'update') then 1 else 0 end`.as(
        "has_changes",
      ),
    ]);

const filtered = (rows: Found, { who, act, kind, from, to }: HistoryQuery): Found =>
  rows
    .$if(who !== undefined, (rows) => rows.where("a.actor_id", "=", who))
    .$if(act !== undefined, (rows) => rows.where("a.action", "=", act))
    .$if(kind !== undefined, (rows) => rows.where("a.type", "=", kind))
    .$if(from !== undefined, (rows) => rows.where("a.created_at", ">=", startOfDay(from!)))
    .$if(to !== undefined, (rows) => rows.where("a.created_at", "<", endOfDay(to!)));

/** Current and former staff, each read by an index (migration 310). */
export async function listHistoryPeople(db: Database): Promise<HistoryPerson[]> {
  const people = db.selectFrom("users").select(["id", "username", "full_name", "closed_at"]);
  const staff = people.where(areStaff()).where("closed_at", "is", null);
  const all = staff.unionAll(people.where("closed_at", "is not", null));
  const rows = await db
    .selectFrom(all.as("people"))
    .selectAll()
    .orderBy(sql`lower(username)`)
    .execute();
  return rows.map(({ closed_at, ...person }) => ({ ...person, has_left: closed_at === null ? 0 : 1 }));
}

/** Deletes audit lines older than thirteen months. */
export async function forgetOldHistory(db: Database): Promise<void> {
  const before = new Date();
  before.setUTCMonth(before.getUTCMonth() - MONTHS_KEPT);
  await db.deleteFrom("activities").where("created_at", "<", before.toISOString()).execute();
}
