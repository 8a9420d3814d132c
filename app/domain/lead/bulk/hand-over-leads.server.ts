import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import { SLICE } from "#app/domain/list/slice-schema.ts";
import { findCounsellor } from "#app/domain/lead/record/counsellors.server.ts";
import { applyLeadChange } from "#app/domain/lead/changes/lead-changes.server.ts";
import { tellLeads } from "#app/domain/lead/list/lead-list.server.ts";

/**
 * Gives all leads of somebody who leaves to the `heirs`, as many to each, and the odd ones to whoever has the fewest;
 * without heirs they are nobody's. `db` is the transaction of the leaving. Answers why not, as a sentence, or null.
 */
export async function handOverLeads(
  db: Database,
  leaverId: number,
  heirs: number[],
  actor: Actor,
): Promise<string | null> {
  if (heirs.includes(leaverId)) return "Leads cannot be handed to whoever leaves";
  for (const id of heirs) if (!(await findCounsellor(db, id))) return "Leads can be handed to members of staff only";
  const leads = await lockLeadsOf(db, leaverId);
  const owners = heirs.length === 0 ? [null] : await fewestLeadsFirst(db, heirs);
  for (const [place, owner_id] of owners.entries()) {
    const share = leads.filter((_, index) => index % owners.length === place);
    for (let first = 0; first < share.length; first += SLICE) {
      const slice = await tellLeads(db, share.slice(first, first + SLICE), actor);
      await applyLeadChange(db, slice, { owner_id }, actor);
    }
  }
  return null;
}

/** The merged ones, too; on PostgreSQL nobody else decides upon them until the transaction ends. */
async function lockLeadsOf(db: Database, ownerId: number): Promise<number[]> {
  const owned = db.selectFrom("leads").select("id").where("owner_id", "=", ownerId).orderBy("id");
  return (await (isPostgres(db) ? owned.forUpdate() : owned).execute()).map(({ id }) => id);
}

async function fewestLeadsFirst(db: Database, ids: number[]): Promise<number[]> {
  const owned = await readCounters(db, "leads", "owner");
  const loadOf = (id: number) => owned.get(`${id}`) ?? 0;
  return ids.toSorted((one, other) => loadOf(one) - loadOf(other));
}
