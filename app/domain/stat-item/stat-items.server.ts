import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { provenFilter } from "#app/domain/claim-evidence/claim-rule.server.ts";
import type { ListQuery } from "#app/domain/list/list-query-schema.ts";
import { contentRecords } from "#app/domain/records/content/content-records.server.ts";
import { byColumn, byText } from "#app/domain/records/list/list-page.server.ts";
import type { StatItem, StatItemInput } from "./stat-item-schema.ts";

export const statItems = contentRecords<Selectable<Tables["stat_items"]>, StatItemInput, StatItem>({
  table: "stat_items",
  list: "stat-items",
  type: "stat",
  nameColumn: "text",
  emptyColumns: { evidence: [] },
  filters: { proven: (isProven) => isProven },
  sorts: { number: byText("r.number"), text: byText("r.text"), updated: byColumn("r.updated_at") },
  recordOf: ({ id, icon, number, text, evidence, is_sample, updated_at }) => ({
    id,
    icon,
    number,
    text,
    evidence,
    is_sample,
    updated_at,
  }),
});

/** Lists the statistics that visitors see. */
export const listShownStats = async (db: Database, query: ListQuery = {}) =>
  statItems.list(db, { ...query, ...(await provenFilter(db, "number")) });
