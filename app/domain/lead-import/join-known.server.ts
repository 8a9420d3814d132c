import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { storeEvents } from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { storeFacts } from "#app/domain/lead/changes/lead-facts.server.ts";
import { findNews } from "./known-news.server.ts";
import type { LeadImport } from "./lead-import-schema.ts";
import type { Join } from "./meet-known.server.ts";

/** Adds what rows tell about known people to their leads; answers how many rows told anything new. */
export async function joinKnown(
  db: Database,
  { id: import_id, file }: LeadImport,
  joins: Join[],
  { userId: actor_id }: Actor,
): Promise<number> {
  const news = await findNews(db, file, joins);
  if (news.length === 0) return 0;
  for (const { known, filled } of news) await storeFacts(db, known, filled);
  const lines = news.flatMap(({ known, notes }) =>
    notes.map((text) => ({ lead_id: known.id, kind: "note" as const, text, actor_id })),
  );
  const stored = await storeEvents(db, lines);
  const rows = news.map(({ known: { id: lead_id }, filled, notes }) => {
    const told = stored.filter((event) => event.lead_id === lead_id && notes.includes(event.text));
    return { import_id, lead_id, filled, event_ids: told.map(({ id }) => id) };
  });
  await db.insertInto("lead_import_joins").values(rows).execute();
  return news.length;
}
