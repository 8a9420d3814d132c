import type { Database } from "#db/database.ts";
import type { Instant } from "#db/schema.ts";
import { readKnowledge } from "#app/domain/application/known-step.server.ts";

/** The oldest are shown: anybody can send forms with this address, and many of them must not displace the owner's. */
const MOST_SHOWN = 20;

export interface OwnApplication {
  id: number;
  first_name: string;
  last_name: string;
  phone: string;
  interest: string | null;
  sent_at: Instant;
  /** The step that the applicant has been told; staff may take a later one back. */
  step: number;
  /** When the application reached this step. */
  since: Instant;
}

/** An applicant's own applications, newest first, at most the first 20 that came; without trashed ones. */
export async function listOwnApplications(db: Database, userId: number): Promise<OwnApplication[]> {
  const rows = await db
    .selectFrom("applications")
    .select(["id", "first_name", "last_name", "phone", "interest", "created_at as sent_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .limit(MOST_SHOWN)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const knowledgeOf = await readKnowledge(db, ids);
  return rows.toReversed().map((row) => {
    const { told, since } = knowledgeOf(row.id);
    return { ...row, step: told, since: since ?? row.sent_at };
  });
}
