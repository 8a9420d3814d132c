import type { Database } from "#db/database.ts";
import { type Actor, type Editor, recordActivities } from "#app/domain/activity/activities.server.ts";
import { type NewEvent, recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import type { FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import { saveObstacle } from "#app/domain/save-obstacle.server.ts";
import { findCounsellor, ownerRefusal } from "./counsellors.server.ts";
import type { LeadChange } from "./lead-change-schema.ts";
import { findLeads } from "./lead-list.server.ts";
import type { Lead, LeadsChange, LeadsOutcome, OneLeadChange } from "./lead-schema.ts";
import { leadStageWords } from "./lead-stages.ts";
import { lockLeads } from "./lock-leads.server.ts";

type Entries<Table> = { [Name in keyof Table]: [Name, Table[Name]] }[keyof Table][];

/** The names that an owner's change is told by. */
interface Owner {
  id: number;
  username: string;
}

/** Changes stage, owner or follow-up of one lead, unless somebody has given the field another value than `from` says. */
export async function changeLead(
  db: Database,
  id: number,
  { from, ...change }: OneLeadChange,
  editor: Editor,
): Promise<SaveOutcome<Lead>> {
  return db.transaction().execute(async (db) => {
    await lockLeads(db, [id]);
    const [lead] = await findLeads(db, [id]);
    if (!lead) return { absent: true };
    if (editor.seen !== undefined && editor.seen !== lead.updated_at) {
      return saveObstacle(db, { table: "leads", type: "lead", id }, editor);
    }
    const newer = newerValue(lead, change, from);
    if (newer) {
      const { label, value } = newer;
      return {
        stale: `In the meantime the ${label} was set to: ${value}. Choose again if you still want to change it.`,
      };
    }
    const outcome = await apply(db, [lead], change, editor);
    return "errors" in outcome ? outcome : { record: outcome.leads[0]! };
  });
}

/** Gives leads the same value. Those that are gone or that somebody has changed since are kept as they are, and named. */
export async function changeLeads(
  db: Database,
  { leads: asked, ...change }: LeadsChange,
  editor: Editor,
): Promise<SaveOutcome<LeadsOutcome>> {
  return db.transaction().execute(async (db) => {
    const ids = asked.map(({ id }) => id);
    await lockLeads(db, ids);
    const found = new Map((await findLeads(db, ids)).map((lead) => [lead.id, lead]));
    const kept = asked.flatMap(({ id, from }) => {
      const lead = found.get(id);
      if (!lead) return [{ id, why: "deleted" }];
      const newer = newerValue(lead, change, from);
      return newer ? [{ id, why: `${newer.label} now ${newer.value}` }] : [];
    });
    for (const { id } of kept) found.delete(id);
    const outcome = await apply(db, [...found.values()], change, editor);
    return "errors" in outcome ? outcome : { record: { changed: outcome.leads, kept } };
  });
}

type Applied = { leads: Lead[] } | { errors: FieldErrors };

/** What was already so is not told again. */
async function apply(db: Database, leads: Lead[], change: LeadChange, actor: Actor): Promise<Applied> {
  const owner = change.owner_id ? await findCounsellor(db, change.owner_id) : null;
  if (change.owner_id && !owner) return { errors: { owner_id: ownerRefusal } };
  const events = leads.flatMap((lead) => eventsOf(lead, change, owner, actor));
  const changed = leads.filter(({ id }) => events.some((event) => "lead_id" in event && event.lead_id === id));
  if (changed.length === 0) return { leads };
  const { stage, owner_id, follow_up_on } = change;
  await db
    .updateTable("leads")
    .set({
      ...(stage !== undefined && { stage }),
      ...(owner_id !== undefined && { owner_id }),
      ...(follow_up_on !== undefined && { follow_up_on }),
      updated_at: new Date().toISOString(),
    })
    .where(
      "id",
      "in",
      changed.map(({ id }) => id),
    )
    .execute();
  await recordEvents(db, events);
  await recordActivities(
    db,
    actor,
    changed.map(({ id, name }) => ({ action: "update", type: "lead", name, recordId: id })),
  );
  const ids = leads.map(({ id }) => id);
  return { leads: await findLeads(db, ids) };
}

const fieldWords = {
  stage: ["stage", ({ stage }: Lead) => leadStageWords[stage]],
  owner_id: ["owner", ({ owner }: Lead) => owner],
  follow_up_on: ["follow-up", ({ follow_up_on }: Lead) => follow_up_on?.replace("T", ", ")],
} as const;

/** The field that somebody else has changed since its value was shown, unless it is as wanted already. */
function newerValue(lead: Lead, change: LeadChange, from: LeadChange = {}): { label: string; value: string } | null {
  for (const [field, [label, valueIn]] of Object.entries(fieldWords) as Entries<typeof fieldWords>) {
    const isOvertaken = change[field] !== undefined && from[field] !== undefined && from[field] !== lead[field];
    if (isOvertaken && change[field] !== lead[field]) return { label, value: valueIn(lead) ?? "none" };
  }
  return null;
}

function eventsOf(lead: Lead, change: LeadChange, owner: Owner | null, { userId }: Actor): NewEvent[] {
  const moves: { kind: NewEvent["kind"]; from: string | null; to: string | null | undefined }[] = [
    { kind: "stage", from: leadStageWords[lead.stage], to: change.stage && leadStageWords[change.stage] },
    { kind: "owner", from: lead.owner, to: change.owner_id === undefined ? undefined : (owner?.username ?? null) },
    { kind: "follow-up", from: lead.follow_up_on, to: change.follow_up_on },
  ];
  return moves
    .filter(({ from, to }) => to !== undefined && from !== to)
    .map(({ kind, from, to }) => ({
      lead_id: lead.id,
      kind,
      text: `${from ?? "None"} → ${to ?? "None"}`,
      actor_id: userId,
    }));
}
