import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { enquiryColumns } from "#app/domain/enquiry-schema.ts";
import { NO_NOTICE, type HandSource, handSourceWords } from "#app/domain/lead/words/lead-sources.ts";
import { findAskedCourses } from "#app/domain/lead/record/asked-course.server.ts";
import { leadText } from "#app/domain/lead/record/lead-search-text.server.ts";
import { personColumns } from "#app/domain/lead/record/leads.server.ts";
import { givenWords } from "#app/domain/lead-taking/give-leads.server.ts";
import { type Share, shareOut } from "#app/domain/lead-taking/share-out.server.ts";
import { tellStaff } from "#app/domain/notice/notices.server.ts";
import { foldText } from "#app/lib/text/fold-text.ts";
import type { Imported } from "./imported-rows.server.ts";
import type { LeadImport } from "./lead-import-schema.ts";
import type { Read } from "./read-rows.ts";

/**
 * Stores new people as leads with the first lines of their timelines, all dated alike, and assigns them by the office's
 * rules if the import says so. Answers the rows with their leads.
 */
export async function storeImported(
  db: Database,
  { id: import_id, file, consent, source, is_given_out }: LeadImport,
  people: Read[],
  { userId: actor_id }: Actor,
): Promise<Imported[]> {
  if (people.length === 0) return [];
  const columns = enquiryColumns({ source_page: source }, NO_NOTICE);
  const leads = people.map(({ lead }) => lead);
  const shares = is_given_out ? await shareOut(db, leads, source) : people.map(() => null);
  const courses = await findAskedCourses(
    db,
    leads.map(({ course }) => course),
  );
  const keyOf = (line: number) => `import-${import_id}-${line}`;
  const stored = await db
    .insertInto("leads")
    .values(
      people.map(({ line, lead }, place) => {
        const { owner_id = null, owner_note = "" } = shares[place] ?? {};
        const person = personColumns(lead);
        const own = { idempotency_key: keyOf(line), last_event_at: columns.created_at };
        return {
          ...columns,
          ...person,
          ...own,
          course_id: courses.get(lead.course) ?? null,
          owner_id,
          owner_note,
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
      people.flatMap(({ line: number, lead }, place) => {
        const event = { ...line, lead_id: ids.get(keyOf(number))!, created_at: columns.created_at };
        const first = { ...event, kind: "form" as const, text: `${told}${lead.course}\nConsent: ${consent}` };
        const note = lead.message ? [{ ...event, kind: "note" as const, text: lead.message }] : [];
        const share = shares[place];
        const text = share && givenWords(share.username, share.owner_note);
        return [first, ...note, ...(text ? [{ ...event, kind: "owner" as const, text, actor_id: null }] : [])];
      }),
    )
    .execute();
  await tellOwners(db, shares, { file, actor_id });
  return people.map(({ line, lead }) => ({ lead, lead_id: ids.get(keyOf(line))! }));
}

/** Notifies each owner once per file: further slices raise the number in the notice until it is seen. */
async function tellOwners(
  db: Database,
  shares: (Share | null)[],
  { file, actor_id }: { file: string; actor_id: number | null },
): Promise<void> {
  const given = Map.groupBy(
    shares.flatMap((share) => (share ? [share.owner_id] : [])),
    (owner_id) => owner_id,
  );
  if (given.size === 0) return;
  const about = { kind: "given" as const, words: `From ${file}`, actor_id };
  const owners = [...given].map(([user_id, { length: leads }]) => ({ ...about, user_id, lead_id: null, leads }));
  const counted = await db
    .updateTable("notices")
    .set({ leads: sql<number>`leads + case user_id ${sql.join(owners.map(countedOn), sql` `)} else 0 end` })
    .where("user_id", "in", [...given.keys()])
    .where("kind", "=", about.kind)
    .where("words", "=", about.words)
    .where("seen_at", "is", null)
    .returning("user_id")
    .execute();
  const told = new Set(counted.map(({ user_id }) => user_id));
  await tellStaff(
    db,
    owners.filter(({ user_id }) => !told.has(user_id)),
  );
}

const countedOn = ({ user_id, leads }: { user_id: number; leads: number }) =>
  sql`when ${user_id} + 0 then ${leads} + 0`;
