import type { Database } from "#db/database.ts";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { ensureFirstAdmin, type FirstAdmin } from "#app/domain/user/admin/first-admin.server.ts";

/** Fills an empty database at the first start. Answers the administrator's password if it was generated. */
export async function prepareContent(db: Database, firstAdmin: FirstAdmin): Promise<string | null> {
  await loadSamples(db);
  await loadFieldRules(db);
  return ensureFirstAdmin(db, firstAdmin);
}
