import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { readCounters } from "#app/domain/counters.server.ts";
import { SLICE } from "#app/domain/list/slice-schema.ts";
import { findCounsellor } from "#app/domain/lead/record/counsellors.server.ts";
import { applyLeadChange } from "#app/domain/lead/changes/lead-changes.server.ts";
import { tellLeads } from "#app/domain/lead/list/lead-list.server.ts";

/**
 * Distributes all leads of a leaving member of staff evenly among `heirs`; the remainder goes to those with the fewest
 * leads. Without heirs, the leads become unowned. `db` is the caller's transaction. Answers a refusal as a sentence, or
 * null.
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

/** All leads of an owner, merged ones included; on PostgreSQL locked until the transaction ends. */
async function lockLeadsOf(db: Database, ownerId: number): Promise<number[]> {
  const owned = db.selectFrom("leads").select("id").where("owner_id", "=", ownerId).orderBy("id");
  return (await (isPostgres(db) ? owned.forUpdate() : owned).execute()).map(({ id }) => id);
}

async function fewestLeadsFirst(db: Database, ids: number[]): Promise<number[]> {
  const owned = await readCounters(db, "leads", "owner");
  const loadOf = (id: number) => owned.get(`${id}`) ?? 0;
  return ids.toSorted((one, other) => loadOf(one) - loadOf(other));
}
