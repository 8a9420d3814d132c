import type { Database } from "#db/database.ts";
import type { StoredEvidence } from "#db/schema.ts";
import { type Editor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { programs } from "#app/domain/program/programs.server.ts";
import { statItems } from "#app/domain/stat-item/stat-items.server.ts";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
import { universities } from "#app/domain/university/universities.server.ts";
import type { FreshHolder } from "./freshness-schema.ts";

const nouns = { universities, "stat-items": statItems, testimonials, programs };

const isNoun = (holder: FreshHolder): holder is keyof typeof nouns => Object.hasOwn(nouns, holder);

/** What proves the claims of a record; null where there is none. */
export async function evidenceOf(db: Database, holder: FreshHolder, id: number): Promise<StoredEvidence[] | null> {
  if (holder === "settings") {
    const row = await db.selectFrom("settings").select("evidence").where("id", "=", id).executeTakeFirst();
    return row?.evidence ?? null;
  }
  const snapshot = isNoun(holder) ? await nouns[holder].snapshot(db, id) : null;
  return snapshot && (snapshot.columns["evidence"] as StoredEvidence[]);
}

/** Stores it with other days: a change of the record like any other. */
export function changeEvidence(
  db: Database,
  { holder, id, evidence }: { holder: FreshHolder; id: number; evidence: StoredEvidence[] },
  editor: Editor,
): Promise<SaveOutcome<unknown>> {
  if (isNoun(holder)) return nouns[holder].changeColumns(db, { id, columns: { evidence } }, editor);
  return db.transaction().execute(async (db) => {
    const updated_at = new Date().toISOString();
    const row = await db
      .updateTable("settings")
      .set({ evidence, updated_at })
      .where("id", "=", id)
      .returning("site_name")
      .executeTakeFirst();
    if (!row) return { absent: true };
    await recordActivity(db, editor, { action: "update", type: "settings", name: row.site_name, recordId: id });
    return { record: row };
  });
}
