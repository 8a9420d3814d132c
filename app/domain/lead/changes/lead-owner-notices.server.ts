import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { tellStaff } from "#app/domain/notice/notices.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

interface Given {
  owner_id: number | null;
  owner_note: string;
}

/** Notifies the new owner of the leads, and each former one. */
export async function tellOwners(
  db: Database,
  leads: Lead[],
  { owner_id, owner_note: words }: Given,
  { userId: actor_id }: Actor,
): Promise<void> {
  const moved = leads.filter((lead) => lead.owner_id !== owner_id);
  const told = (user_id: number, kind: "given" | "taken", about: Lead[]) => ({
    user_id,
    kind,
    words,
    actor_id,
    lead_id: about.length === 1 ? about[0]!.id : null,
    leads: about.length,
  });
  const former = Map.groupBy(moved, (lead) => lead.owner_id);
  await tellStaff(db, [
    ...(owner_id !== null && moved.length > 0 ? [told(owner_id, "given", moved)] : []),
    ...[...former].flatMap(([id, lost]) => (id === null ? [] : [told(id, "taken", lost)])),
  ]);
}
