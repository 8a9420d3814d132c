import type { Database } from "#db/database.ts";
import { barredReason } from "#app/domain/field-rule/barred-reason.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { readLists } from "./noun-lists.server.ts";

/** Why the subject of the query may not be taught online; null if no rule bars it. */
export async function findBarring(db: Database, query: string, contentVersion: number | null): Promise<string | null> {
  const rules = await readLists(db, contentVersion).listBarringRules();
  return barredReason(rules, { title: query, subject: "", field: "", study_mode: "online" }, dayInIndia());
}
