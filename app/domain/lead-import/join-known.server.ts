import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { recordEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { storeFacts } from "#app/domain/lead/changes/lead-facts.server.ts";
import { findNews } from "./known-news.server.ts";
import type { LeadImport } from "./lead-import-schema.ts";
import type { Join } from "./meet-known.server.ts";

/** Adds what rows tell of people who are known already, and what their leads lack; answers how many rows told anything new. */
export async function joinKnown(
  db: Database,
  { id: import_id, file }: LeadImport,
  joins: Join[],
  { userId: actor_id }: Actor,
): Promise<number> {
  const news = await findNews(db, file, joins);
  for (const { known, filled, notes } of news) {
    await storeFacts(db, known, filled);
    const event_ids: number[] = [];
    for (const text of notes)
      event_ids.push((await recordEvents(db, [{ lead_id: known.id, kind: "note", text, actor_id }]))!);
    await db.insertInto("lead_import_joins").values({ import_id, lead_id: known.id, filled, event_ids }).execute();
  }
  return news.length;
}
