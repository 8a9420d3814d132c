import type { Database } from "#db/database.ts";
import type { StoredEvidence } from "#db/schema.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { expertGuidance } from "#app/domain/expert-guidance/expert-guidance.server.ts";
import { programs } from "#app/domain/program/programs.server.ts";
import { settingsOfTheSite } from "#app/domain/settings/settings.server.ts";
import { statItems } from "#app/domain/stat-item/stat-items.server.ts";
import { testimonials } from "#app/domain/testimonial/testimonials.server.ts";
import { universities } from "#app/domain/university/universities.server.ts";
import type { FreshHolder } from "./freshness-schema.ts";

const nouns = { universities, "stat-items": statItems, testimonials, "expert-guidance": expertGuidance, programs };

const isNoun = (holder: FreshHolder): holder is keyof typeof nouns => Object.hasOwn(nouns, holder);

/** The evidence of a record's claims; null if there is no such record. */
export async function evidenceOf(db: Database, holder: FreshHolder, id: number): Promise<StoredEvidence[] | null> {
  const kept = isNoun(holder) ? nouns[holder] : holder === "settings" ? settingsOfTheSite : null;
  const snapshot = await kept?.snapshot(db, id);
  return snapshot ? (snapshot.columns["evidence"] as StoredEvidence[]) : null;
}

/** Stores changed evidence; audited and versioned like any save of the record. */
export async function changeEvidence(
  db: Database,
  { holder, id, evidence }: { holder: FreshHolder; id: number; evidence: StoredEvidence[] },
  editor: Editor,
): Promise<SaveOutcome<unknown>> {
  if (isNoun(holder)) return nouns[holder].changeColumns(db, { id, columns: { evidence } }, editor);
  return db.transaction().execute(async (db) => {
    const outcome = await settingsOfTheSite.save(db, { said: { evidence } }, editor);
    return outcome ?? { record: { id } };
  });
}
