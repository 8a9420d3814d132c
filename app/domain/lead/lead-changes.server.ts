import type { Database } from "#db/database.ts";
import { type Actor, type Editor, recordActivities } from "#app/domain/activity/activities.server.ts";
import { type NewEvent, recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { saveObstacle } from "#app/domain/save-obstacle.server.ts";
import { findLeads } from "./lead-list.server.ts";
import type { Lead, LeadChange, OneLeadChange } from "./lead-schema.ts";
import { leadStageWords } from "./lead-stages.ts";

type Entries<Table> = { [Name in keyof Table]: [Name, Table[Name]] }[keyof Table][];

/** The names that an owner's change is told by. */
interface Owner {
  id: number;
  username: string;
}

/** Changes stage, owner or follow-up of one lead; see `changeLeads`. */
export async function changeLead(
  db: Database,
  id: number,
  change: OneLeadChange,
  editor: Editor,
): Promise<SaveOutcome<Lead>> {
  const outcome = await changeLeads(db, [id], change, editor);
  return "record" in outcome ? { record: outcome.record[0]! } : outcome;
}

/** Changes all of the leads or, when one of them is gone, none. What was already so is not told again. */
export async function changeLeads(
  db: Database,
  ids: number[],
  change: OneLeadChange,
  editor: Editor,
): Promise<SaveOutcome<Lead[]>> {
  return db.transaction().execute(async (db) => {
    const before = await findLeads(db, ids);
    if (before.length < new Set(ids).size) return { absent: true };
    const stale = before.find(({ updated_at }) => editor.seen !== undefined && editor.seen !== updated_at);
    if (stale) return saveObstacle(db, { table: "leads", type: "lead", id: stale.id }, editor);
    const overtaken = before.map((lead) => overtakenWords(lead, change)).find((sentence) => sentence);
    if (overtaken) return { stale: overtaken };
    const owner = await findOwner(db, change.owner_id);
    if (change.owner_id && !owner) return { errors: { owner_id: "Owner must be a member of staff" } };

    const events = before.flatMap((lead) => eventsOf(lead, change, owner, editor));
    const changed = before.filter(({ id }) => events.some((event) => "lead_id" in event && event.lead_id === id));
    if (changed.length === 0) return { record: before };
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
      editor,
      changed.map(({ id, name }) => ({ action: "update", type: "lead", name, recordId: id })),
    );
    return { record: await findLeads(db, ids) };
  });
}

const fieldWords = {
  stage: ["stage", ({ stage }: Lead) => leadStageWords[stage]],
  owner_id: ["owner", ({ owner }: Lead) => owner],
  follow_up_on: ["follow-up", ({ follow_up_on }: Lead) => follow_up_on],
} as const;

/** Says which field somebody else has changed since its value was shown, unless it is as wanted already. */
function overtakenWords(lead: Lead, { from = {}, ...change }: OneLeadChange): string | null {
  for (const [field, [label, valueIn]] of Object.entries(fieldWords) as Entries<typeof fieldWords>) {
    const isOvertaken = change[field] !== undefined && from[field] !== undefined && from[field] !== lead[field];
    if (isOvertaken && change[field] !== lead[field]) {
      return `In the meantime the ${label} was set to: ${valueIn(lead) ?? "none"}. Choose again if you still want to change it.`;
    }
  }
  return null;
}

async function findOwner(db: Database, id: number | null | undefined): Promise<Owner | null> {
  if (!id) return null;
  const staff = db.selectFrom("users").select(["id", "username"]).where("id", "=", id).where("role", "=", "admin");
  return (await staff.executeTakeFirst()) ?? null;
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
