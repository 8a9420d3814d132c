import type { Database } from "#db/database.ts";
import type { ListQuery, PageOf } from "#app/domain/page-of.ts";
import type { Found } from "#app/domain/records/any-table.server.ts";
import { listPage } from "#app/domain/records/list-page.server.ts";
import { startOfDayInIndia } from "#app/lib/india-day.ts";
import type { HistoryLine, historyDays } from "./activity-schema.ts";

/** The audit is kept for so long. */
const MONTHS_KEPT = 13;

interface HistoryQuery extends ListQuery {
  /** The id of a member of staff. */
  who?: number | undefined;
  act?: HistoryLine["action"] | undefined;
  kind?: string | undefined;
  day?: (typeof historyDays)[number] | undefined;
}

/** Who did what to which record, when and from where, the newest first; `q` looks into the record's name. */
export function listHistory(db: Database, query: HistoryQuery = {}): Promise<PageOf<HistoryLine>> {
  const usual = (rows: Found) => rows.orderBy("a.id", "desc");
  const bare = filtered(db.selectFrom("activities as a") as Found, query);
  const found = db
    .selectFrom("activities as a")
    .leftJoin("users as u", "u.id", "a.actor_id")
    .select([
      "a.id",
      "a.type",
      "a.action",
      "a.name",
      "a.record_id",
      "u.username as actor",
      "a.address",
      "a.created_at",
    ]);
  const order = { table: "activities" as const, alias: "a", usual, sorts: {}, bare };
  return listPage(db, filtered(found as Found, query), order, query) as Promise<PageOf<HistoryLine>>;
}

function filtered(rows: Found, { who, act, kind, day }: HistoryQuery): Found {
  const [since, until] = day ? daysOf[day] : [];
  return rows
    .$if(who !== undefined, (rows) => rows.where("a.actor_id", "=", who))
    .$if(act !== undefined, (rows) => rows.where("a.action", "=", act))
    .$if(kind !== undefined, (rows) => rows.where("a.type", "=", kind))
    .$if(since !== undefined, (rows) => rows.where("a.created_at", ">=", startOfDayInIndia(since)))
    .$if(until !== undefined, (rows) => rows.where("a.created_at", "<", startOfDayInIndia(until)));
}

/** From the first day to before the second, counted from today. */
const daysOf: Record<(typeof historyDays)[number], [number, number?]> = {
  today: [0],
  yesterday: [-1, 0],
  week: [-6],
  month: [-29],
};

/** Takes what is older than thirteen months out of the audit. */
export async function forgetOldHistory(db: Database): Promise<void> {
  const before = new Date();
  before.setUTCMonth(before.getUTCMonth() - MONTHS_KEPT);
  await db.deleteFrom("activities").where("created_at", "<", before.toISOString()).execute();
}
