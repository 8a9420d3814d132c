import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { enquiryColumns } from "#app/domain/enquiry-schema.ts";
import { NO_NOTICE, type HandSource, handSourceWords } from "#app/domain/lead/lead-sources.ts";
import { leadText } from "#app/domain/lead/lead-search-text.server.ts";
import { personColumns } from "#app/domain/lead/leads.server.ts";
import { foldText } from "#app/lib/fold-text.ts";
import type { ImportedLead, LeadImport } from "./lead-import-schema.ts";

interface Person {
  line: number;
  lead: ImportedLead;
}

/** Stores people whom nobody knew, each with the first lines of a timeline, all of one moment. */
export async function storeImported(
  db: Database,
  { id: import_id, file, consent, source }: LeadImport,
  people: Person[],
  { userId: actor_id }: Actor,
): Promise<void> {
  if (people.length === 0) return;
  const columns = enquiryColumns({ source_page: source }, NO_NOTICE);
  const keyOf = (line: number) => `import-${import_id}-${line}`;
  const stored = await db
    .insertInto("leads")
    .values(
      people.map(({ line, lead }) => {
        const person = personColumns(lead);
        const own = { idempotency_key: keyOf(line), last_event_at: columns.created_at };
        return {
          ...columns,
          ...person,
          ...own,
          import_id,
          stage: "new" as const,
          search_text: foldText(leadText(person)),
        };
      }),
    )
    .returning(["id", "idempotency_key"])
    .execute();
  const ids = new Map(stored.map(({ id, idempotency_key }) => [idempotency_key, id]));
  const line = { mail_id: null, message_id: null, application_id: null, is_begun: 0 as const, actor_id };
  const told = `${handSourceWords[source as HandSource]}, ${file}: `;
  await db
    .insertInto("enquiry_events")
    .values(
      people.flatMap(({ line: place, lead }) => {
        const event = { ...line, lead_id: ids.get(keyOf(place))!, created_at: columns.created_at };
        const first = { ...event, kind: "form" as const, text: `${told}${lead.course}\nConsent: ${consent}` };
        return lead.message ? [first, { ...event, kind: "note" as const, text: lead.message }] : [first];
      }),
    )
    .execute();
}
