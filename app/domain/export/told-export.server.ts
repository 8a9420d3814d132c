import type { Database } from "#db/database.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { FieldChange } from "#app/domain/activity/activity-schema.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { counted } from "#app/lib/text/counted.ts";
import type { AskedExport } from "./export-links.server.ts";
import { listExportOf } from "./list-exports.ts";

/** Records who asked for which file, before any of it is sent; answers the line's id, for `noteTaken`. */
export async function noteAsked(db: Database, actor: Actor, asked: AskedExport): Promise<number> {
  const { type } = listExportOf(asked.list);
  const changes = narrowing(asked);
  return recordActivity(db, actor, { action: "export", type, name: "a file, not fetched", recordId: null, changes });
}

/** Records how many rows were sent, and whether the file is complete. */
export async function noteTaken(db: Database, line: number, { rows, isWhole }: Taken): Promise<void> {
  const count = counted(rows, "row");
  const name = isWhole ? count : `at most ${count}, where it broke off`;
  const search_text = searchTextOf("activities", { name });
  await db.updateTable("activities").set({ name, search_text }).where("id", "=", line).execute();
}

export interface Taken {
  rows: number;
  isWhole: boolean;
}

/** The filters, without search words: these may be a person's name, which must not outlast their data. */
function narrowing({ query: { q, sort, ...filters }, ids }: AskedExport): FieldChange[] {
  const lines = [
    ...Object.entries(filters).map(([name, value]) => `${name.replaceAll("_", " ")}: ${String(value)}`),
    ...(q === undefined || q === "" ? [] : ["words that were searched for"]),
    ...(ids ? [`${ids.length} chosen by hand`] : []),
  ];
  return [{ label: "Which of the list", kind: "words", before: "", after: lines.join("\n") || "all of it" }];
}
